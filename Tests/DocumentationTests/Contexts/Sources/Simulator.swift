import Foundation
import Simulator
import Stateroom
import Testing
import UIKit

enum Phase: Hashable { case signIn, home }

final class RootViewController: StateViewController<Phase> {}

final class GreetingViewController: UIViewController {}

@MainActor let root = RootViewController(initialState: .signIn)
@MainActor let simulator: Simulator = existing()
@MainActor let box = UIView()
@MainActor let label = UILabel()
@MainActor let animator: UIViewPropertyAnimator = existing()
let before = "", after = ""
let page = URL(fileURLWithPath: "comparison.html")
let url = URL(fileURLWithPath: "flow.html")

/// Stands for a value that the reader's code has.
@MainActor func existing<Value>() -> Value { fatalError("The examples are only compiled.") }
