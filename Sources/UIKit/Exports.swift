// As on Apple's platforms, `import UIKit` brings Core Graphics, Core Animation, Symbols and Foundation along, of which
// a part is a module of its own on Linux.
@_exported public import CoreGraphics
@_exported public import DeveloperToolsSupport
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
@_exported public import QuartzCore
@_exported public import Symbols
