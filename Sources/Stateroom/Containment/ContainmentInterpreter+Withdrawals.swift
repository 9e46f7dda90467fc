import UIKit

/// The children whose views other code removes.
///
/// **Rule.** A child that leaves its parent without the library, in whichever phase of its appearance, receives the
/// callbacks up to `viewDidDisappear(_:)` that it has not received: in the next layout pass, before the
/// library gives it another parent, or before the next request of the container.
///
/// The documented order is the view first, and then the child. UIKit sends such a child no callbacks, because its
/// container forwards them. The container sends them in the next layout pass, when it is certain that the view has not
/// only moved to another place.
extension ContainmentInterpreter {
  /// The callbacks that a child has received.
  struct ReceivedAppearance {
    var calls = ChildAppearance.disappeared
    /// The appearance transition that has begun and not ended, for the hooks at its end.
    ///
    /// It begins with the hook, before the child receives a callback.
    var transition: (isAppearing: Bool, animated: Bool)?
  }

  /// Called when a view is about to be removed from the container's view.
  func viewWillLeave(_ view: UIView) {
    guard let host else { return }
    if let child = host.uiKitChildren.first(where: { $0.viewIfLoaded === view }) {
      noticeWithdrawal(of: child)
    } else if !isPerforming {
      // It can be the view of a child that other code has removed before, which is released in the next layout pass.
      host.stage.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Records that other code removes the view of a child.
  func noticeWithdrawal(of child: UIViewController) {
    // UIKit removes the view of a child that what it presents covers, and sends the callbacks itself.
    guard let host, child !== Self.childWhoseViewIsRemoved, !child.isCoveredByItsPresentation else { return }
    let identity = ObjectIdentifier(child)
    guard let calls = received[identity]?.calls ?? foreignLedger.appearance(of: identity), calls != .disappeared
    else { return }
    withdrawn[identity] = child
    Self.owners = Self.owners.filter { $0.value.object != nil }
    Self.owners[identity] = Weak(self)
    host.stage.viewIfLoaded?.setNeedsLayout()
  }

  /// Removes the view of a child, as a step of the library, which sends the callbacks.
  static func removeView(of child: UIViewController) {
    let outer = childWhoseViewIsRemoved
    childWhoseViewIsRemoved = child
    child.viewIfLoaded?.removeFromSuperview()
    childWhoseViewIsRemoved = outer
  }

  // MARK: - Sending the Callbacks

  /// Sends the callbacks that a child still needs from a parent from which other code has removed it.
  ///
  /// The method is called before the library makes a view controller a child or presents it, because callbacks of
  /// another parent follow.
  static func sendOwedCallbacks(of child: UIViewController) {
    guard child.parent == nil else { return }
    Embedding.sendOwedCallbacks(of: child)
    guard !owners.isEmpty, let owner = owners[ObjectIdentifier(child)]?.object, !owner.isAddingChild else { return }
    let identity = ObjectIdentifier(child)
    if owner.foreignLedger.contains(identity) {
      owner.dismissWithdrawn(child)
    } else {
      owner.removeReferences(to: identity)
    }
    owner.catchUp()
  }

  /// Sends the callbacks that a child still needs that has been removed.
  ///
  /// In whichever phase of its appearance the child was, the callbacks that it has received decide which ones follow.
  /// The machine's ledger does not, because it includes the effects that wait. A child whose view has not left receives
  /// none, unless its appearance transition has to end.
  ///
  /// - Parameters:
  ///   - identity: The child.
  ///   - isUnwitnessed: A Boolean value that indicates whether the child's view could not report that it leaves.
  func sendOwedCallbacks(of identity: ObjectIdentifier, isUnwitnessed: Bool) {
    let withdrawn = forgetWithdrawal(of: identity)
    guard var received = received.removeValue(forKey: identity), let child = withdrawn ?? registry[identity] else {
      return
    }
    let isInWindow = child.viewIfLoaded?.window != nil
    guard received.transition != nil || (withdrawn != nil || isUnwitnessed) && !isInWindow else { return }
    if isInWindow, let parent = child.parent {
      // Another parent shows the child. UIKit forwards nothing to a child between a begin and an end, which has to end
      // here. A parent that sends the callbacks itself ends what was begun.
      guard parent.shouldAutomaticallyForwardAppearanceMethods, received.calls != .disappeared else { return }
      return child.perform(received.calls.advance(to: .appeared), animated: false)
    }
    let steps = received.calls.advance(to: .disappeared)
    if steps.begins == false { host?.childWillDisappear(child, animated: false) }
    child.perform(steps, animated: false)
    let animated = steps.begins == nil && received.transition?.animated == true
    if steps.ends { host?.childDidDisappear(child, animated: animated) }
  }

  @discardableResult
  private func forgetWithdrawal(of identity: ObjectIdentifier) -> UIViewController? {
    guard let child = withdrawn.removeValue(forKey: identity) else { return nil }
    Self.owners[identity] = nil
    return child
  }

  /// Sends the callbacks of one of the app's own children, whose view has left.
  private func dismissWithdrawn(_ child: UIViewController) {
    let identity = ObjectIdentifier(child)
    forgetWithdrawal(of: identity)
    assign(.leaving, toForeign: child, animated: false)
    assign(.gone, toForeign: child, animated: false)
    if child.parent !== host?.stage { stopWatching(identity) }
  }

  /// Removes the children that other code has removed with their views, while effects wait.
  ///
  /// Their views have left without the interpreter, so that the effects need not be known.
  func noticeWithdrawnChildren() {
    for (identity, child) in withdrawn where child.parent !== host?.stage && received[identity] != nil {
      // The callbacks of another child can have run code that adds this one again.
      if withdrawn[identity] != nil { removeReferences(to: identity) }
    }
  }

  /// Sends the callbacks of the app's own children whose views have left.
  ///
  /// A child of the machine receives them when it has been removed, too.
  func noticeWithdrawnViews() {
    guard let host else { return }
    for (identity, child) in unwitnessed where foreignLedger.contains(identity) {
      guard let child = child.object, child.parent !== host.stage, child.viewIfLoaded?.window == nil else { continue }
      dismissWithdrawn(child)
    }
    guard !withdrawn.isEmpty else { return }
    // The callbacks run code of the app, which may withdraw other children.
    for (identity, child) in withdrawn where withdrawn[identity] != nil {
      if child.viewIfLoaded?.window != nil {
        // The view is in another place.
        if child.parent === host.stage { watch(child) }
        forgetWithdrawal(of: identity)
      } else if foreignLedger.contains(identity) {
        dismissWithdrawn(child)
      } else if child.parent !== host.stage {
        forgetWithdrawal(of: identity)
      }
    }
  }

  /// Sends the callbacks of children that the app has added together with their views.
  func noticeArrivedViews() {
    guard foreignChildCount > 0, machine.hostPhase == .appeared else { return }
    for child in foreignChildren where child.isViewLoaded {
      watch(child)
      guard !foreignLedger.contains(ObjectIdentifier(child)), host?.isShowing(child) == true else { continue }
      assign(.member, toForeign: child, animated: false)
    }
  }
}
