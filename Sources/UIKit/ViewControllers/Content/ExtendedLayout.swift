/// The room of a controller's view in a container with bars.
///
/// A view extends behind a bar if its controller's `edgesForExtendedLayout` contains the edge and the bar is
/// translucent, or `extendedLayoutIncludesOpaqueBars` is `true`. Otherwise it begins where the bar ends, and its size
/// changes when the bar is hidden.
extension UIViewController {
  /// Returns a frame without the bars behind which the view does not extend.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the view that contains the content.
  ///   - top: How far the top bar covers the bounds, and whether it is translucent.
  ///   - bottom: The same for the bottom bar.
  func extendedFrame(
    in bounds: CGRect, top: (depth: CGFloat, isTranslucent: Bool), bottom: (depth: CGFloat, isTranslucent: Bool)
  ) -> CGRect {
    func inset(_ edge: UIRectEdge, _ bar: (depth: CGFloat, isTranslucent: Bool)) -> CGFloat {
      let extends =
        edgesForExtendedLayout.contains(edge) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
      return extends ? 0 : bar.depth
    }
    let (above, below) = (inset(.top, top), inset(.bottom, bottom))
    guard above > 0 || below > 0 else { return bounds }
    return CGRect(
      x: bounds.minX, y: bounds.minY + above, width: bounds.width, height: max(bounds.height - above - below, 0))
  }

  /// The container lays out the view again, because it may extend behind other bars.
  func extendedLayoutDidChange() { parentStorage?.viewIfLoaded?.setNeedsLayout() }
}

extension UINavigationController {
  /// Returns the frame of a controller's view in the content view.
  func contentFrame(for controller: UIViewController) -> CGRect {
    var bottom = (depth: contentView.bottomBarHeight, isTranslucent: toolbarIfLoaded?.isTranslucent ?? true)
    // The bar of an enclosing tab bar controller is the bottom bar of its stacks' content.
    if bottom.depth == 0, let tabs = parentStorage as? UITabBarController {
      bottom = (tabs.contentView.bottomBarHeight, tabs.tabBar.isTranslucent)
    }
    return controller.extendedFrame(
      in: contentView.bounds, top: (contentView.topBarDepth, navigationBar.isTranslucent), bottom: bottom)
  }

  /// Gives the visible view the room that the bars leave.
  func placeShown() {
    guard running == nil, let shown, let view = shown.viewIfLoaded, view.superview === contentView else { return }
    place(view, of: shown)
  }
}

extension UITabBarController {
  /// Returns the frame of a tab's view in the content view.
  ///
  /// A stack extends behind the bar, and its content may not.
  func contentFrame(for controller: UIViewController) -> CGRect {
    guard !(controller is UINavigationController) else { return contentView.bounds }
    return controller.extendedFrame(
      in: contentView.bounds, top: (0, true), bottom: (contentView.bottomBarHeight, tabBar.isTranslucent))
  }
}
