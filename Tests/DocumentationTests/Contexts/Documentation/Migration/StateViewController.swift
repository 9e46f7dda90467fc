import UIKit

#if os(Linux)
  import PackageDescription
#endif

enum AppState: Equatable { case signIn, home }

struct Session {
  var isOpen = false
}

let session = Session()
@MainActor let root: RootViewController = existing()

/// Stands for a value that the reader's code has.
@MainActor func existing<Value>() -> Value { fatalError("The examples are only compiled.") }
