import Foundation
import Stateroom
import StateroomTesting
import Testing
import UIKit

#if os(Linux)
  import Simulator
#endif

enum Phase: Hashable { case signIn, home }

final class RootViewController: StateViewController<Phase> {}

@MainActor let root = RootViewController(initialState: .signIn)
@MainActor let log = CallbackLog()
@MainActor let stage: Stage = existing()
@MainActor let window = UIWindow()
let url = URL(fileURLWithPath: "flow.html")

#if os(Linux)
  @MainActor let simulator = stage.simulator
#endif

/// Stands for a value that the reader's code has.
@MainActor func existing<Value>() -> Value { fatalError("The examples are only compiled.") }
