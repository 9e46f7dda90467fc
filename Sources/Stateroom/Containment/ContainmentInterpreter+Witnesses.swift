import UIKit

/// The children whose views are not directly in the container's own ``ContainerView``.
///
/// They are in a view of the app, which does not report that it loses them. An invisible view in the child's view does.
extension ContainmentInterpreter {
  /// Observes the window of a child's view, unless the container's own view reports its removal.
  func watch(_ child: UIViewController) {
    let identity = ObjectIdentifier(child)
    guard let view = child.viewIfLoaded, needsWitness(view) else { return stopWatching(identity) }
    guard witnesses[identity]?.superview !== view else { return }
    stopWatching(identity)
    let witness = WindowWitness()
    view.insertSubview(witness, at: 0)
    witness.didLeaveWindow = { [weak self, weak child] in
      if let child { self?.viewDidLeaveWindow(of: child) }
    }
    witness.didEnterWindow = { [weak self] in self?.host?.stage.viewIfLoaded?.setNeedsLayout() }
    witnesses[identity] = witness
  }

  func stopWatching(_ child: ObjectIdentifier) { witnesses.removeValue(forKey: child)?.remove() }

  private func needsWitness(_ view: UIView) -> Bool {
    // A visual effect view accepts no subviews of its own.
    guard let stageView = host?.stage.viewIfLoaded, !(view is UIVisualEffectView) else { return false }
    return view.superview !== stageView || !(stageView is ContainerView)
  }

  private func viewDidLeaveWindow(of child: UIViewController) {
    guard let host else { return }
    guard child.parent === host.stage else { return stopWatching(ObjectIdentifier(child)) }
    // The container itself may leave the window.
    if !host.isShowing(child) { noticeWithdrawal(of: child) }
  }
}
