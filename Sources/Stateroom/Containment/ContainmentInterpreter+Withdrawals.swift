import UIKit

/// The children whose views other code removes.
///
/// The documented order is the view first, and then the child. UIKit sends such a child no callbacks, because its
/// container forwards them. The container sends them in the next layout pass, when it is certain that the view has not
/// only moved to another place.
extension ContainmentInterpreter {
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
    guard let host, !child.isCoveredByItsPresentation else { return }
    let identity = ObjectIdentifier(child)
    let appearance = machine.appearance(of: identity) ?? foreignLedger.appearance(of: identity)
    guard appearance == .appearing || appearance == .appeared else { return }
    withdrawn[identity] = child
    Self.owners = Self.owners.filter { $0.value.object != nil }
    Self.owners[identity] = Weak(self)
    host.stage.viewIfLoaded?.setNeedsLayout()
  }

  /// Lets the container that other code has removed a child from send the callbacks of the child.
  ///
  /// The method is called before the library makes a view controller a child, because its new parent sends callbacks.
  static func settle(_ child: UIViewController) {
    guard !owners.isEmpty, let owner = owners.removeValue(forKey: ObjectIdentifier(child))?.object else { return }
    if child.parent == nil { owner.catchUp() }
  }

  /// Sends the callbacks of the app's own children whose views have left.
  ///
  /// A child of the machine receives them when it has been removed, too.
  func noticeWithdrawnViews() {
    guard !withdrawn.isEmpty, let host else { return }
    for (identity, child) in exchange(&withdrawn, with: [:]) {
      if child.viewIfLoaded?.window != nil {
        // The view is in another place.
        if child.parent === host.stage { watch(child) }
      } else if foreignLedger.contains(identity) {
        assign(.leaving, toForeign: child, animated: false)
        assign(.gone, toForeign: child, animated: false)
        if child.parent !== host.stage { stopWatching(identity) }
      } else if child.parent === host.stage {
        withdrawn[identity] = child
      }
      if withdrawn[identity] == nil { Self.owners[identity] = nil }
    }
  }

  /// Sends the callbacks of a child that was removed after its view.
  ///
  /// - Parameter appearance: The child's appearance before its removal was noticed.
  func disappear(_ child: UIViewController, from appearance: ChildAppearance) {
    guard child.parent == nil, child.viewIfLoaded?.window == nil else { return }
    var appearance = appearance
    let steps = appearance.advance(to: .disappeared)
    guard steps.begins == false else { return }
    host?.childWillDisappear(child, animated: false)
    child.perform(steps, animated: false)
    host?.childDidDisappear(child, animated: false)
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
