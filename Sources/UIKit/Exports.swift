// As on Apple's platforms, `import UIKit` brings Core Graphics and Foundation along.
@_exported public import CoreGraphics
@_exported public import Foundation
