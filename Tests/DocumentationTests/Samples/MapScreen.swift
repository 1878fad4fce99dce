import TurboNavigator
import UIKit

#if canImport(SwiftUI)
    import SwiftUI

    struct StoreMap: View {
        let url: URL

        var body: some View { Text(url.lastPathComponent) }
    }
#endif

@MainActor
func makeMapScreen(_ url: URL) -> UIViewController {
    #if canImport(SwiftUI)
        return UIHostingController(rootView: StoreMap(url: url))
    #else
        return VisitableViewController(url: url)
    #endif
}
