/// An action of a page or one of its frames, and the frame that navigates.
struct FrameRow: CustomStringConvertible, Sendable {
    let description: String
    /// The JavaScript of the action. `NEAR` stands for the page's origin, `FAR` for another one.
    let script: String
    let isMain: Bool

    private init(_ description: String, _ script: String, isMain: Bool) {
        self.description = description
        self.script = script
        self.isMain = isMain
    }

    /// The page: a frame of the same origin, and one of another origin that runs the scripts it receives.
    static let page = "<iframe src='NEAR/near'></iframe><iframe name=far src='FAR/far'></iframe>"
    static let frame = """
        <a>link</a><form></form><script>onmessage = event => eval(event.data); parent.postMessage("ready", "*")</script>
        """
    static let collector = "<script>var ready = 0; onmessage = () => ready += 1</script>"

    private static func link(_ url: String, _ target: String = "", in frame: String = "document") -> String {
        """
        var link = \(frame).createElement('a'); link.href = '\(url)'; link.target = '\(target)';
        \(frame).body.append(link); link.click()
        """
    }

    private static func form(_ url: String, in frame: String = "document", _ send: String) -> String {
        """
        var form = \(frame).createElement('form'); form.action = '\(url)'; form.innerHTML = '<input name=action value=1><button>';
        \(frame).body.append(form); \(send)
        """
    }

    private static let near = "frames[0].document"
    private static func far(_ script: String) -> String {
        "frames.far.postMessage(`\(script)`, '*')"
    }

    static let all = [
        FrameRow("link", link("/there"), isMain: true),
        FrameRow("link to another host", link("FAR/there"), isMain: true),
        FrameRow("link of a drawing to another host", svgLink, isMain: true),
        FrameRow(
            "link that a script makes and keeps",
            "Object.assign(document.createElement('a'), { href: 'FAR/there' }).click()", isMain: true),
        FrameRow(
            "link that its own handler sends elsewhere",
            link("/first").replacingOccurrences(
                of: "link.click()", with: "link.onclick = () => { link.href = 'FAR/there' }; link.click()"),
            isMain: true),
        FrameRow("location", "location = '/there'", isMain: true),
        FrameRow("location of another host", "location = 'FAR/there'", isMain: true),
        FrameRow("window.open in place", "open('FAR/there', '_self')", isMain: true),
        FrameRow("form", form("/there", "form.requestSubmit()"), isMain: true),
        FrameRow("form to another host", form("FAR/there", "form.requestSubmit()"), isMain: true),
        FrameRow("form that a script sends", form("FAR/there", "form.submit()"), isMain: true),
        FrameRow(
            "button with an address of its own",
            form("/first", "form.lastChild.formAction = 'FAR/there'; form.lastChild.click()"), isMain: true),
        FrameRow(
            "form of a frame to the page", form("FAR/there", in: near, "form.target = '_top'; form.requestSubmit()"),
            isMain: true),
        FrameRow("link of a frame to the page", link("/there", "_top", in: near), isMain: true),
        FrameRow("link of a frame to the page and another host", link("FAR/there", "_top", in: near), isMain: true),
        FrameRow("link of a frame to its parent", link("FAR/there", "_parent", in: near), isMain: true),

        FrameRow("location of a frame", "frames[0].location = '/there'", isMain: false),
        FrameRow("location of a frame, another host", "frames[0].location = 'FAR/there'", isMain: false),
        FrameRow("location of another origin's frame", "frames.far.location = 'FAR/there'", isMain: false),
        FrameRow("link in a frame", link("/there", in: near), isMain: false),
        FrameRow("link in a frame to another host", link("FAR/there", in: near), isMain: false),
        FrameRow("link in another origin's frame", far(link("NEAR/there")), isMain: false),
        FrameRow("link to a frame", link("FAR/there", "far"), isMain: false),
        FrameRow("form in a frame", form("FAR/there", in: near, "form.requestSubmit()"), isMain: false),
        FrameRow("form in a frame that a script sends", form("FAR/there", in: near, "form.submit()"), isMain: false),
        FrameRow(
            "new frame", "document.body.append(Object.assign(document.createElement('iframe'), { src: 'FAR/there' }))",
            isMain: false),
        FrameRow("new address of a frame", "document.querySelector('iframe').src = 'FAR/there'", isMain: false),
        FrameRow(
            "new frame in another origin's frame",
            far("document.body.append(Object.assign(document.createElement('iframe'), { src: 'NEAR/there' }))"),
            isMain: false),
        FrameRow("script in another origin's frame", far("location = 'NEAR/there'"), isMain: false),
        FrameRow("refresh of a frame", "frames[0].location = '/refresh'", isMain: false),
        FrameRow("refresh of the page", "location = '/refresh'", isMain: true),
    ]

    private static let svgLink = """
        document.body.insertAdjacentHTML('beforeend', '<svg><a xlink:href="FAR/there"><text>x</text></a></svg>');
        document.querySelector('svg a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        """
}
