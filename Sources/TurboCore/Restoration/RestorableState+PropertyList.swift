import Foundation

/// The state as a property list, in the data of an activity. A file or another version of the app may have written it.
extension RestorableState {
    private static let version = 1

    /// The reason why a property list isn't a state.
    package struct Problem: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    package var propertyList: [String: Any] {
        var list: [String: Any] = ["version": Self.version, "tabs": tabs.map(\.propertyList)]
        list["selectedTab"] = selectedTab
        return list
    }

    /// Reads a state. URLs aren't compared with the app's own sites.
    package init(propertyList: Any) throws(Problem) {
        guard let list = propertyList as? [String: Any], let version = list["version"] as? Int else {
            throw Problem(description: "it has no version")
        }
        guard version == Self.version else { throw Problem(description: "version \(version) is unknown") }
        guard let tabs = list["tabs"] as? [[String: Any]] else { throw Problem(description: "it has no tabs") }
        var read: [Tab] = []
        for tab in tabs.prefix(Self.maximumTabs) { read.append(try Tab(propertyList: tab)) }
        self.init(tabs: read, selectedTab: list["selectedTab"] as? String)
    }
}

extension RestorableState.Tab {
    fileprivate var propertyList: [String: Any] {
        [
            "id": id, "main": stacks.main.map(\.propertyList), "modal": stacks.modal.map(\.propertyList),
        ]
    }

    fileprivate init(propertyList list: [String: Any]) throws(RestorableState.Problem) {
        guard let id = list["id"] as? String else {
            throw RestorableState.Problem(description: "a tab has no identifier")
        }
        self.init(
            id: id,
            stacks: RestorableStacks(
                main: try Self.screens(list["main"], of: id), modal: try Self.screens(list["modal"], of: id)))
    }

    private static func screens(
        _ list: Any?, of tab: String
    ) throws(RestorableState.Problem) -> [RestorableScreen] {
        guard let list = list as? [[String: Any]] else {
            throw RestorableState.Problem(description: "a stack of the tab “\(tab.prefix(40))” isn't a list of screens")
        }
        var screens: [RestorableScreen] = []
        for screen in list { screens.append(try RestorableScreen(propertyList: screen)) }
        return screens
    }
}

extension RestorableScreen {
    fileprivate var propertyList: [String: Any] {
        var list: [String: Any] = ["url": url.absoluteString]
        if currentURL != url { list["currentURL"] = currentURL.absoluteString }
        list["title"] = title
        list["position"] = position.map { [$0.x, $0.y] }
        list["picture"] = picture.map { ["data": $0.data, "width": $0.width, "height": $0.height] }
        return list
    }

    fileprivate init(propertyList list: [String: Any]) throws(RestorableState.Problem) {
        guard let url = Self.url(list["url"]) else {
            throw RestorableState.Problem(description: "a screen has no web URL")
        }
        var position: ScrollPosition?
        if let numbers = list["position"] as? [Int], numbers.count == 2 {
            position = ScrollPosition(x: Double(numbers[0]), y: Double(numbers[1]))
        }
        self.init(
            url: url, currentURL: Self.url(list["currentURL"]), title: list["title"] as? String, position: position,
            picture: Self.picture(list["picture"]))
    }

    private static func picture(_ value: Any?) -> RestorableScreen.Picture? {
        guard let list = value as? [String: Any], let data = list["data"] as? Data,
            let width = list["width"] as? Double, let height = list["height"] as? Double
        else { return nil }
        return RestorableScreen.Picture(data: data, width: width, height: height)
    }

    private static func url(_ value: Any?) -> URL? {
        guard let text = value as? String, let url = URL(string: text), Origin(url).isWeb else { return nil }
        return url
    }
}
