import HotwireNative
import Turbo
import UIKit

/// An app on its way from one library to the other: names of both in one file.
@MainActor
public enum BothModules {
    public static func screens(of navigator: Navigator) -> [any Visitable] {
        navigator.rootViewController.viewControllers.compactMap { $0 as? any Visitable }
    }

    public static func describe(_ error: any Error) -> String {
        switch error {
        case let error as TurboError: "turbo: \(error)"
        case let error as HotwireNativeError: "hotwire: \(error.statusCode ?? 0)"
        default: "other"
        }
    }

    public static func reload(_ session: Session, after proposal: VisitProposal) {
        if proposal.presentation == .refresh { session.reload() }
    }
}
