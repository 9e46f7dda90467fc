// As on Apple's platforms, `import CoreGraphics` includes the geometry types, which Foundation declares here.
@_exported public import Foundation
