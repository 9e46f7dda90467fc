// As on Apple's platforms, `import CoreGraphics` brings the geometry along, which Foundation declares here.
@_exported public import Foundation
