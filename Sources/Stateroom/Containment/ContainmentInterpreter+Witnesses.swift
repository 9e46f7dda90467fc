import UIKit

/// The children whose views are not directly in the container's own ``ContainerView``.
///
/// They are in a view of the app, which does not report that it loses them. An invisible view in the child's view does
/// (``WindowWitness``).
///
/// The report must be synchronous. If the app removes the child before the child's view, UIKit sends the callbacks, and
/// otherwise the container does. Afterward the two cases cannot be distinguished, so that a layout pass, or a
/// constraint that UIKit removes together with the view, comes too late. Key-value observation of the hierarchy of
/// views is not documented. Another view around the child's view would report, but the child's view would no longer be
/// in the view that the app has set as the content view, and could not be ordered among the app's own views.
///
/// Some views must not receive a subview: UIKit refuses it for a visual effect view, and SwiftUI for the view of a
/// hosting controller. For these children the container assumes the documented order, in which the view leaves before
/// the child. Their removal is noticed in the next layout pass of the container's view, before another parent shows
/// them, or before the next request.
extension ContainmentInterpreter {
  /// Observes the window of a child's view, unless the container's own view reports its removal.
  func watch(_ child: UIViewController) {
    let identity = ObjectIdentifier(child)
    guard let view = child.viewIfLoaded, needsWitness(view) else { return stopWatching(identity) }
    guard acceptsWitness(child, view) else {
      guard unwitnessed[identity]?.object !== child else { return }
      stopWatching(identity)
      unwitnessed[identity] = Weak(child)
      Self.owners[identity] = Weak(self)
      return
    }
    guard witnesses[identity]?.superview !== view else { return }
    stopWatching(identity)
    let witness = WindowWitness()
    witness.didLeaveWindow = { [weak self, weak child] in
      if let child { self?.viewDidLeaveWindow(of: child) }
    }
    witness.didEnterWindow = { [weak self] in self?.host?.stage.viewIfLoaded?.setNeedsLayout() }
    // The insertion runs code of the child's view, which may cause the next call.
    witnesses[identity] = witness
    view.insertSubview(witness, at: 0)
  }

  func stopWatching(_ child: ObjectIdentifier) {
    witnesses.removeValue(forKey: child)?.remove()
    if unwitnessed.removeValue(forKey: child) != nil, withdrawn[child] == nil { Self.owners[child] = nil }
  }

  /// Stops watching all children, which may outlive the container.
  func stopWatching() {
    for child in [ObjectIdentifier](witnesses.keys) + unwitnessed.keys { stopWatching(child) }
  }

  private func needsWitness(_ view: UIView) -> Bool {
    guard let stageView = host?.stage.viewIfLoaded else { return false }
    return view.superview !== stageView || !(stageView is ContainerView)
  }

  private func acceptsWitness(_ child: UIViewController, _ view: UIView) -> Bool {
    !(view is UIVisualEffectView || child is any ControllerOfClosedView)
  }

  private func viewDidLeaveWindow(of child: UIViewController) {
    guard let host else { return }
    guard child.parent === host.stage else { return stopWatching(ObjectIdentifier(child)) }
    // The container itself may leave the window.
    if !host.isShowing(child) { noticeWithdrawal(of: child) }
  }
}

/// A view controller whose view must not receive subviews.
@MainActor
protocol ControllerOfClosedView: UIViewController {}
