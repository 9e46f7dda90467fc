import StateroomTesting
import UIKit

/// A strict controller that lets a test do something from inside its callbacks.
class StrictChild: StrictViewController {
  /// Runs inside every callback, for tests that ask for more from there.
  var onCallback: (() -> Void)?

  /// Called for every callback after it was checked, with its argument as text.
  func heard(_ callback: RecordedCallback, _ argument: String) { onCallback?() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heard(.viewWillAppear, "\(animated)")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    heard(.viewIsAppearing, "\(animated)")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    heard(.viewDidAppear, "\(animated)")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    heard(.viewWillDisappear, "\(animated)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    heard(.viewDidDisappear, "\(animated)")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    heard(.willMove, parent == nil ? "nil" : "parent")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    heard(.didMove, parent == nil ? "nil" : "parent")
  }
}
