extension Navigation {
    /// The size and shape of the modal stack: the value of `modal_style` (Hotwire Native).
    public enum ModalStyle: String, Sendable, CaseIterable {
        /// A sheet of half the height, which can be pulled up.
        case medium
        /// A sheet of full height.
        case large
        /// The full screen.
        case full
        /// The platform's page sheet.
        case pageSheet = "page_sheet"
        /// The platform's form sheet.
        case formSheet = "form_sheet"
    }
}
