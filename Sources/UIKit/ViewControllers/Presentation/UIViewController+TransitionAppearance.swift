// The appearance callbacks of transitions: never twice, and only to the controllers that they concern.
extension UIViewController {
  /// Sends the `will` callback of an appearance or disappearance, unless it has been sent already.
  ///
  /// - Parameter isStarting: Whether a transition begins. A controller that should disappear and is not visible,
  ///   because it is covered or its window is hidden, then receives no callback.
  func turnAppearance(_ isAppearing: Bool, animated: Bool, isStarting: Bool = false) {
    if isAppearing {
      guard !appearance.isVisible else { return }
    } else {
      guard appearance.isVisible else { return }
    }
    // The reversal of a transition concerns only the controllers that its beginning concerned.
    guard isStarting || appearance.isExplicit else { return }
    appearance.beginExplicitly(isAppearing, animated: animated, on: self)
  }

  /// Sends the did half, if a will is open.
  func endTransitionAppearance() {
    if appearance.isExplicit { appearance.endExplicitly(on: self) }
    disappearIfOffScreen()
  }

  /// Lets a controller disappear whose view lost its window while a transition kept the callbacks back.
  func disappearIfOffScreen() {
    guard appearance.isVisible, !appearance.isExplicit, parentStorage == nil,
      viewStorage?.windowStorage?.isHidden != false
    else { return }
    sendWillDisappear(false)
    sendDidDisappear()
  }
}
