extension UIView {
  /// Changes the geometry of the view, and notifies the observers of the properties that changed.
  func observingGeometry(_ change: () -> Void) {
    guard KeyValueObservers.areObserving(self) else { return change() }
    let (frame, bounds, center) = (frame, bounds, center)
    change()
    if self.frame != frame { tellObservers(of: \UIView.frame, from: frame, to: self.frame) }
    if self.bounds != bounds { tellObservers(of: \UIView.bounds, from: bounds, to: self.bounds) }
    if self.center != center { tellObservers(of: \UIView.center, from: center, to: self.center) }
  }

  /// Changes the transform of the view, and notifies the observers.
  func observingTransform(_ change: () -> Void) {
    guard KeyValueObservers.areObserving(self) else { return change() }
    let old = transform
    change()
    if transform != old { tellObservers(of: \UIView.transform, from: old, to: transform) }
  }
}

extension UIGestureRecognizer {
  /// Notifies the observers of the state.
  func tellObserversOfState(_ new: State) {
    let old = observedState
    observedState = new
    guard old != .possible || new != .possible else { return }
    tellObservers(of: \UIGestureRecognizer.state, from: old, to: new)
  }
}

extension UIView {
  /// Performs the setter of a property, and notifies its observers.
  func notifyingObservers<Root: UIView>(of property: KeyPath<Root, some Any>, _ change: () -> Void) {
    guard KeyValueObservers.areObserving(self), let view = self as? Root else { return change() }
    let old = view[keyPath: property]
    change()
    tellObservers(of: property, from: old as Any, to: view[keyPath: property] as Any)
  }
}

extension UIViewPropertyAnimator {
  /// Changes the state of the animator, and notifies the observers of the properties that changed.
  ///
  /// The outermost change that is not within the app's code reports nested changes.
  func observingState<Result>(_ change: () -> Result) -> Result {
    guard KeyValueObservers.areObserving(self) else { return change() }
    let (state, isRunning) = (state, isRunning)
    let result = change()
    if self.state != state { tellObservers(of: \UIViewPropertyAnimator.state, from: state, to: self.state) }
    if self.isRunning != isRunning {
      tellObservers(of: \UIViewPropertyAnimator.isRunning, from: isRunning, to: self.isRunning)
    }
    return result
  }
}
