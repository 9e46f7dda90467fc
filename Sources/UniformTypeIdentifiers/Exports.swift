// As on Apple's platforms, `import UniformTypeIdentifiers` includes Foundation.
@_exported public import Foundation
