import Stateroom
import StateroomTesting
import Testing
import UIKit

#if os(Linux)
  import Simulator
#endif

@MainActor let root = StateViewController(initialState: false) { _ in UIViewController() }
@MainActor let stage: Stage = existing()

/// Stands for a value that the reader's code has.
@MainActor func existing<Value>() -> Value { fatalError("The examples are only compiled.") }
