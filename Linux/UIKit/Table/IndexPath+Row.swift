extension IndexPath {
    /// The place of a row in its section of a table.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The section of a table.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The place in the section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
