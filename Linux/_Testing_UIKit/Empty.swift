// Intentionally empty: Swift Testing imports this module together with UIKit (see Package.swift).
