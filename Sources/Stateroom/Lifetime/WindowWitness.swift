import UIKit

/// An invisible view that reports when it leaves and enters a window, together with the view around it.
///
/// UIKit reports this to views only, and the view around it can belong to the app.
final class WindowWitness: UIView {
  var didLeaveWindow: (() -> Void)?
  var didEnterWindow: (() -> Void)?

  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { didLeaveWindow?() } else { didEnterWindow?() }
  }

  /// Ends the reports.
  func remove() {
    (didLeaveWindow, didEnterWindow) = (nil, nil)
    removeFromSuperview()
  }
}
