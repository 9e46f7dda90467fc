@_spi(Testing) import Stateroom
public import UIKit

/// A violation of UIKit's containment contract, found by a ``ContainmentChecker``.
@preconcurrency @MainActor
public struct ContainmentViolation: CustomStringConvertible {
  /// The kinds of violations.
  public enum Kind: Hashable, Sendable {
    /// A view is inside another controller's view, but its own controller has no parent.
    case viewWithoutParent
    /// A view is not inside the view of its controller's parent.
    case viewOutsideParent
    /// A controller received a `will` appearance callback, but not the corresponding `did` callback.
    case appearanceNotEnded
    /// A controller, or a child of it, received a callback out of order.
    case appearanceOutOfTurn
    /// A controller is on the screen and did not receive `viewWillAppear`.
    case appearanceNotBegun
    /// A controller received `viewDidAppear`, but its view is not in a window.
    case appearedOffScreen
    /// A controller is still a child, but its view was removed.
    case childWithoutView
  }

  /// The kind of the violation.
  public let kind: Kind
  /// The controller that the violation concerns, or `nil` when it was deallocated.
  public private(set) weak var controller: UIViewController?
  /// The container that caused the violation, or `nil` when it was deallocated or cannot be determined.
  public private(set) weak var container: UIViewController?
  /// A description of the violation and its correction, with both names.
  public let message: String

  init(_ kind: Kind, _ controller: UIViewController, in container: UIViewController?, _ detail: String? = nil) {
    self.kind = kind
    self.controller = controller
    self.container = container
    let child = EventName.of(controller)
    let parent = container.map { EventName.of($0) } ?? "its container"
    message = Self.message(kind, child, parent, detail ?? "")
  }

  /// The message.
  public nonisolated var description: String { message }

  private static func message(_ kind: Kind, _ child: String, _ parent: String, _ detail: String) -> String {
    switch kind {
    case .viewWithoutParent:
      "The view of \(child) is inside the view of \(parent), but \(child) has no parent, so it receives no callbacks when \(parent) appears, rotates or disappears. Call addChild(_:) on \(parent) before the view is added, and didMove(toParent:) on \(child) afterwards."
    case .viewOutsideParent:
      "\(child) is a child of \(parent), but its view is not inside the view of \(parent). Add the view to a view of \(parent), or add \(child) to the view controller whose view contains it."
    case .appearanceNotEnded:
      "\(child) received \(detail). Each call of beginAppearanceTransition(_:animated:) in \(parent) must be followed by endAppearanceTransition() when the change is over, also if it was interrupted."
    case .appearanceOutOfTurn:
      "A child of \(child) received \(detail). Only UIKit sends appearance callbacks: do not call them directly in \(child) or \(parent), and begin and end each appearance transition exactly once."
    case .appearanceNotBegun:
      "\(child) is on the screen, but did not receive viewWillAppear(_:). \(parent) does not forward appearance automatically: call beginAppearanceTransition(true, animated:) and endAppearanceTransition() in it, and not viewWillAppear(_:) directly."
    case .appearedOffScreen:
      "\(child) received viewDidAppear(_:), but its view is not in a window. Begin and end an appearance transition in \(parent) only when it shows the view, and the opposite one when it removes the view."
    case .childWithoutView:
      "\(child) is still a child of \(parent), but its view was removed. Call willMove(toParent: nil) before the view is removed and removeFromParent() afterwards, unless the child is retained on purpose."
    }
  }
}
