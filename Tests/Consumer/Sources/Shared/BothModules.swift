import HotwireNative
import Turbo
import UIKit

/// An app in migration, with names of both libraries in one file.
@MainActor
public enum BothModules {
    public static func screens(of navigator: Navigator) -> [any Visitable] {
        navigator.rootViewController.viewControllers.compactMap { $0 as? any Visitable }
    }

    public static func describe(_ error: any Error) -> String {
        switch error {
        case HotwireNativeError.load(let reason):
            let reason: HotwireNative.LoadError = reason
            return "hotwire: \(reason.title)"
        case let error as HotwireNativeError: return "hotwire: \(error.statusCode ?? 0)"
        case is TurboCore.LoadError: return "turbo: page"
        case let error as TurboError: return "turbo: \(error)"
        default: return "other"
        }
    }

    public static func reload(_ session: Session, after proposal: VisitProposal) {
        if proposal.presentation == .refresh { session.reload() }
    }
}
