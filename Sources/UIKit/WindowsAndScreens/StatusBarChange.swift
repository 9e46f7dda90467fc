/// The reports of a rotation to the app delegate and to observers, as changes of the status bar.
///
/// The reports before the rotation have the new values, and those after it have the old ones.
@MainActor
struct StatusBarChange {
  private let oldOrientation: UIInterfaceOrientation
  private let newOrientation: UIInterfaceOrientation
  private let oldFrame: CGRect

  /// Reports that the interface is about to rotate.
  init(
    from oldOrientation: UIInterfaceOrientation, to newOrientation: UIInterfaceOrientation, over duration: TimeInterval
  ) {
    self.oldOrientation = oldOrientation
    self.newOrientation = newOrientation
    let app = UIApplication.shared
    oldFrame = app.statusBarFrame
    app.delegate?.application(app, willChangeStatusBarOrientation: newOrientation, duration: duration)
    post(UIApplication.willChangeStatusBarOrientationNotification, newOrientation)
  }

  /// Reports that the interface has its new orientation and layout.
  ///
  /// Only the new layout determines whether the status bar is visible, and therefore its new frame.
  func end() {
    let app = UIApplication.shared
    let newFrame = app.statusBarFrame
    if newFrame != oldFrame { post(UIApplication.willChangeStatusBarFrameNotification, newFrame) }
    app.delegate?.application(app, didChangeStatusBarOrientation: oldOrientation)
    post(UIApplication.didChangeStatusBarOrientationNotification, oldOrientation)
    if newFrame != oldFrame { post(UIApplication.didChangeStatusBarFrameNotification, oldFrame) }
  }

  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: UIApplication.shared,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
  }

  private func post(_ name: Notification.Name, _ frame: CGRect) {
    NotificationCenter.default.post(
      name: name, object: UIApplication.shared,
      userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
  }
}

// The object of each notification is the app.
extension UIApplication {
  /// Posted when the interface is about to rotate; the user info has the new orientation.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted within the animation of a rotation, when the views have their new sizes; the user info has the old
  /// orientation.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The user info key for an orientation, a number with the raw value of a ``UIInterfaceOrientation``.
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

  /// Posted when the frame of the status bar is about to change because of a rotation; the user info has the new frame.
  ///
  /// ``statusBarFrame`` has the new value already, because it is that of the layout.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted when the frame of the status bar has changed because of a rotation; the user info has the old frame.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The user info key for the frame of the status bar, a value with a `CGRect`.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}
