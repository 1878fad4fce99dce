// Apple's UIKit re-exports Foundation, which there includes URLSession, and UserNotifications.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import UserNotifications
