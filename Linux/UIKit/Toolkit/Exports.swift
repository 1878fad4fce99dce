// Apple's UIKit brings Foundation along, and there URLSession is a part of it.
@_exported import Foundation
@_exported import FoundationNetworking
