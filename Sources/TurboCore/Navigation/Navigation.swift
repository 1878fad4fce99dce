/// The vocabulary of navigation: where a page goes and how it gets there.
///
/// The raw values of the nested types are the words of a path configuration (documents 000, 002 and 004; later words
/// come from Hotwire Native). They are spelled here and nowhere else. An app may add its own types in an extension.
public enum Navigation {}
