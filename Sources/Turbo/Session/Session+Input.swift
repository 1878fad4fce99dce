/// What the user has written in pages.
extension Session {
    /// Whether the page of a screen has something that the user has written and the server doesn't have.
    package func hasUnsavedInput(on visitable: any Visitable) -> Bool {
        records[visitable]?.hasUnsavedInput == true
    }

    func inputChanged(_ isUnsaved: Bool) {
        guard let visitable = visitables[placement.contentOwner] else { return }
        updateRecord(of: visitable) { $0.hasUnsavedInput = isUnsaved }
    }
}
