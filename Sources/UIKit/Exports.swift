// As on Apple's platforms, `import UIKit` brings Foundation along.
@_exported public import Foundation
