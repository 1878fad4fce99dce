/// The title of the page. The page sends it with its messages; the web view gets it later, sometimes much later.
extension Session {
    /// Takes the title from a message of the page, and corrects what the screen shows if the page comes late.
    ///
    /// - Parameter token: the visit that the message is about; nil for one that the page made by itself.
    func hear(_ page: PageMessage.PageState, of token: Int?) {
        guard let token else { return toldPage = page }
        guard let visit = currentVisit, visit.token == token, !visit.machine.isCancelled else { return }
        let isNews = page.title != toldPage?.title
        toldPage = page
        // The visit ended without a frame of the page, and the page draws one now.
        if isNews, visit.machine.hasEnded, let owner, placement.contentOwner == placement.owner { render(owner) }
    }

    /// Tells a screen that its page is there, with the title.
    func render(_ visitable: any Visitable) {
        // A page of another site, or one without Turbo, sends no title.
        let isTold = toldPage.map { Origin($0.location) } == webView.url.map { Origin($0) }
        visitable.visitableView?.toldTitle = isTold ? toldPage?.title : nil
        visitable.visitableDidRender()
    }
}
