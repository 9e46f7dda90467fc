import Stateroom
import StateroomTesting
import UIKit

@MainActor var violations: [String] = []
@MainActor let root = UIViewController()
@MainActor let window = UIWindow()
@MainActor let stage: Stage = existing()

/// Stands for a value that the reader's code has.
@MainActor func existing<Value>() -> Value { fatalError("The examples are only compiled.") }
