/// A bar that can have different positions.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// Methods that determine the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Asks the delegate for the position of the bar.
  ///
  /// The default implementation returns ``UIBarPosition/any``.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The default implementation returns ``UIBarPosition/any``.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
