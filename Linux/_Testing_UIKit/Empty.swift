// Empty on purpose: Swift Testing imports this module beside UIKit (see Package.swift).
