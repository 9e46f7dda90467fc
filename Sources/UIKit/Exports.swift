// As on Apple's platforms, `import UIKit` brings Core Graphics, Core Animation and Foundation along.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
