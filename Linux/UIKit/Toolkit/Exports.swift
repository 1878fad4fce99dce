// Apple's UIKit re-exports Foundation, which there includes URLSession.
@_exported import Foundation
@_exported import FoundationNetworking
