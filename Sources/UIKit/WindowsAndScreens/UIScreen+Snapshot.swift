extension UIScreen {
  /// Returns a view with the present content of the screen: that of the visible windows, and of the keyboard.
  ///
  /// The view has the size of the screen.
  ///
  /// - Parameter afterUpdates: A Boolean value that indicates whether pending changes are shown.
  @discardableResult
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let picture = SnapshotView(frame: bounds)
    for window in UIApplication.shared.windowsInFront {
      guard let part = window.makeSnapshot(afterScreenUpdates: afterUpdates) else { continue }
      part.frame = window.frame
      picture.addSubview(part)
    }
    return picture
  }

  /// Returns a display link for the screen, which calls a method of an object for each frame.
  ///
  /// The display link retains the target until it is invalidated. It calls the method after it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: An object that conforms to `_RuntimeActionTarget`.
  ///   - sel: The name of a method without a parameter, or with the display link as its parameter.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
