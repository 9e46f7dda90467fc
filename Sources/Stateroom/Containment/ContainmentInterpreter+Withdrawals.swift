import UIKit

/// The children whose views other code removes.
///
/// The documented order is the view first, and then the child. UIKit sends such a child no callbacks, because its
/// container forwards them. The container sends them in the next layout pass, when it is certain that the view has not
/// only moved to another place.
extension ContainmentInterpreter {
  /// Called when a view is about to be removed from the container's view.
  func viewWillLeave(_ view: UIView) {
    guard let host, let child = host.uiKitChildren.first(where: { $0.viewIfLoaded === view }),
      // UIKit removes the view of a child that what it presents covers, and sends the callbacks itself.
      !child.isCoveredByItsPresentation
    else { return }
    let identity = ObjectIdentifier(child)
    let appearance = machine.appearance(of: identity) ?? foreignLedger.appearance(of: identity)
    guard appearance == .appearing || appearance == .appeared else { return }
    withdrawn[identity] = child
    host.stage.viewIfLoaded?.setNeedsLayout()
  }

  /// Sends the callbacks of the app's own children whose views have left.
  ///
  /// A child of the machine receives them when it has been removed, too.
  func noticeWithdrawnViews() {
    guard !withdrawn.isEmpty, let host else { return }
    for (identity, child) in exchange(&withdrawn, with: [:]) where child.viewIfLoaded?.window == nil {
      if foreignLedger.contains(identity) {
        assign(.leaving, toForeign: child, animated: false)
        assign(.gone, toForeign: child, animated: false)
      } else if child.parent === host.stage {
        withdrawn[identity] = child
      }
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
      guard !foreignLedger.contains(ObjectIdentifier(child)), host?.isShowing(child) == true else { continue }
      assign(.member, toForeign: child, animated: false)
    }
  }
}
