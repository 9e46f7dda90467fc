import StateroomTesting
import UIKit

/// A strict controller that lets a test do something from inside its callbacks.
class StrictChild: StrictViewController {
  /// Runs inside every callback, for tests that ask for more from there.
  var onCallback: (() -> Void)?

  /// Called for every callback after it was checked, with its argument as text.
  func received(_ callback: RecordedCallback, _ argument: String) { onCallback?() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    received(.viewWillAppear, "\(animated)")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    received(.viewIsAppearing, "\(animated)")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    received(.viewDidAppear, "\(animated)")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    received(.viewWillDisappear, "\(animated)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    received(.viewDidDisappear, "\(animated)")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    received(.willMove, parent == nil ? "nil" : "parent")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    received(.didMove, parent == nil ? "nil" : "parent")
  }
}
