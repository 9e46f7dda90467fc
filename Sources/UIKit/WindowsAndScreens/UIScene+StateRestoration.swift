extension UIScene {
  /// Stores the activity with which the scene can be restored after it was disconnected.
  ///
  /// The state of an app without scenes is saved by the coders of its view controllers instead.
  ///
  /// The delegate provides an activity, the responders that have it as their user activity and its own delegate update
  /// it, and the delegate of the scene can then make the final changes.
  func saveState() {
    guard let delegate else { return UIApplication.shared.saveInterfaceState() }
    guard let activity = delegate.stateRestorationActivity(for: self) else { return }
    for responder in responders where responder.userActivity === activity {
      responder.updateUserActivityState(activity)
    }
    activity.updateIfNeeded()
    delegate.scene(self, didUpdate: activity)
    session.stateRestorationActivity = activity.saved()
  }

  /// Passes the stored activity to the delegate, after the scene was connected.
  func restoreState() {
    guard let activity = session.stateRestorationActivity else { return }
    delegate?.scene(self, restoreInteractionStateWith: activity)
  }

  /// The scene, its windows, and their view controllers.
  private var responders: [UIResponder] {
    guard let scene = self as? UIWindowScene else { return [self] }
    var found: [UIResponder] = [self]
    func add(_ controller: UIViewController) {
      found.append(controller)
      for child in controller.children { add(child) }
    }
    for window in scene.windows {
      found.append(window)
      guard let root = window.rootViewController else { continue }
      add(root)
      for presentation in ModalPresentation.presentations(in: root) { add(presentation.presented) }
    }
    return found
  }
}
