import Simulator
import UIKit

@MainActor let simulator: Simulator = existing()

/// Stands for a value that the reader's code has.
@MainActor func existing<Value>() -> Value { fatalError("The examples are only compiled.") }
