import Simulator
import Stateroom
import Testing
import UIKit

enum Phase: Hashable { case signIn, home }

final class RootViewController: StateViewController<Phase> {}

@MainActor let simulator: Simulator = existing()

/// Stands for a value that the reader's code has.
@MainActor func existing<Value>() -> Value { fatalError("The examples are only compiled.") }
