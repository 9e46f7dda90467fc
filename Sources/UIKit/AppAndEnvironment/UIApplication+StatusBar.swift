// The status bar as apps without scenes read it.
extension UIApplication {
  /// The frame of the status bar; zero if the status bar is hidden.
  ///
  /// It is that of the scene in front. Use the scene's ``UIWindowScene/statusBarManager`` instead.
  public var statusBarFrame: CGRect { frontScene?.statusBarManager?.statusBarFrame ?? .zero }

  /// A Boolean value that indicates whether the status bar is hidden.
  ///
  /// It is that of the scene in front. Setting it has an effect only if view controllers do not determine the status
  /// bar, which the key `UIViewControllerBasedStatusBarAppearance` in the app's `Info.plist` specifies.
  public var isStatusBarHidden: Bool {
    get { frontScene?.statusBarManager?.isStatusBarHidden ?? chosenStatusBarHiding ?? false }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  /// Hides or shows the status bar.
  ///
  /// The change is immediate, with every kind of animation. It has an effect only if view controllers do not determine
  /// the status bar.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    guard AppInformation.statusBar != nil else { return }
    chosenStatusBarHiding = hidden
    statusBarDidChange()
  }

  /// The style of the status bar.
  ///
  /// It is that of the scene in front. Setting it has an effect only if view controllers do not determine the status
  /// bar, which the key `UIViewControllerBasedStatusBarAppearance` in the app's `Info.plist` specifies.
  public var statusBarStyle: UIStatusBarStyle {
    get { frontScene?.statusBarManager?.statusBarStyle ?? chosenStatusBarStyle ?? .default }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  /// Sets the style of the status bar.
  ///
  /// It has an effect only if view controllers do not determine the status bar. The change is always immediate.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    guard AppInformation.statusBar != nil else { return }
    chosenStatusBarStyle = statusBarStyle
    statusBarDidChange()
  }

  private func statusBarDidChange() { AppRuntime.shared.setNeedsCommit() }

  /// The orientation of the interface.
  ///
  /// It is that of the scene in front. Use the scene's ``UIWindowScene/interfaceOrientation`` instead.
  public var statusBarOrientation: UIInterfaceOrientation { frontScene?.interfaceOrientation ?? .unknown }
}
