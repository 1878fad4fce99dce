// Apple's module re-exports Foundation too.
@_exported import Foundation
