// The appearance callbacks of transitions, which are sent once and only to the controllers that are involved.
extension UIViewController {
  /// Sends the `will` callback of an appearance or disappearance, unless it was sent already.
  ///
  /// - Parameter isStarting: A Boolean value that indicates whether a transition begins. A controller that is not
  ///   visible, because it is covered or its window is hidden, receives no disappearance callback then.
  func turnAppearance(_ isAppearing: Bool, animated: Bool, isStarting: Bool = false) {
    if isAppearing {
      guard !appearance.isVisible else { return }
    } else {
      guard appearance.isVisible else { return }
    }
    // The reversal of a transition affects only the controllers that its beginning affected.
    guard isStarting || appearance.isExplicit else { return }
    appearance.beginExplicitly(isAppearing, animated: animated, on: self)
  }

  /// Sends the `will` callback of an appearance that a container forwards from its own `viewWillAppear`.
  ///
  /// A child that has appeared appears once more if its container does.
  func joinAppearance(of container: UIViewController, animated: Bool) {
    if container.appearance.isRepeated, appearance.phase == .appeared, !appearance.isExplicit {
      appearance.beginExplicitly(true, animated: animated, on: self)
    } else {
      turnAppearance(true, animated: animated, isStarting: true)
    }
  }

  /// Sends the `did` callback that completes a `will` callback.
  func endTransitionAppearance() {
    if appearance.isExplicit { appearance.endExplicitly(on: self) }
    disappearIfOffScreen()
  }

  /// Sends the disappearance callbacks to a controller whose view lost its window during a transition.
  func disappearIfOffScreen() {
    // A disappearance that has begun with that of the presenter.
    if appearance.phase == .disappearing, !appearance.isExplicit, parentStorage == nil, ownPresentation == nil,
      viewStorage?.windowStorage == nil
    {
      return sendDidDisappear()
    }
    guard appearance.isVisible, !appearance.isExplicit, parentStorage == nil,
      viewStorage?.windowStorage?.isHidden != false
    else { return }
    sendWillDisappear(false)
    sendDidDisappear()
  }
}
