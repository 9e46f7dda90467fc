// How transitions send appearance callbacks: never twice, and only to whom they are news.
extension UIViewController {
  /// Sends the will half, on the way in or out, unless the controller is on that way already.
  ///
  /// - Parameter isStarting: Whether a transition begins. A controller that is to disappear and is not there, because it
  ///   is covered or its window is hidden, then gets nothing.
  func turnAppearance(_ isAppearing: Bool, animated: Bool, isStarting: Bool = false) {
    if isAppearing {
      guard !appearance.isVisible else { return }
    } else {
      guard appearance.isVisible else { return }
    }
    // A transition that turns round concerns only those whom it has concerned before.
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
