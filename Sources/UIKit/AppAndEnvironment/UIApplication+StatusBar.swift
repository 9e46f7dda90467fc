// The status bar as apps without scenes read it.
extension UIApplication {
  /// The frame of the status bar; zero if the status bar is hidden.
  ///
  /// It is that of the scene in front. Use the scene's ``UIWindowScene/statusBarManager`` instead.
  public var statusBarFrame: CGRect { frontScene?.statusBarManager?.statusBarFrame ?? .zero }

  /// A Boolean value that indicates whether the status bar is hidden.
  ///
  /// It is that of the scene in front. Use the scene's ``UIWindowScene/statusBarManager`` instead.
  public var isStatusBarHidden: Bool { frontScene?.statusBarManager?.isStatusBarHidden ?? false }

  /// The orientation of the interface.
  ///
  /// It is that of the scene in front. Use the scene's ``UIWindowScene/interfaceOrientation`` instead.
  public var statusBarOrientation: UIInterfaceOrientation { frontScene?.interfaceOrientation ?? .unknown }
}
