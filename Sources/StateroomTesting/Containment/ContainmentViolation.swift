public import UIKit

/// Something that a container has not done by the book, found by a ``ContainmentChecker``.
@preconcurrency @MainActor
public struct ContainmentViolation: CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// A view is inside of another controller's, but its own controller is nobody's child.
    case viewWithoutParent
    /// A view is not inside of that of its controller's parent.
    case viewOutsideParent
    /// A controller was told that it will appear or disappear, and never that it did.
    case appearanceNotEnded
    /// A controller, or a child of it, was told something out of turn.
    case appearanceOutOfTurn
    /// A controller is on the screen and was never told that it appears.
    case neverToldToAppear
    /// A controller was told that it appeared, and its view is in no window.
    case appearedOffScreen
    /// A controller is still a child, but its view was taken away.
    case childWithoutView
  }

  /// What is wrong.
  public let kind: Kind
  /// Who is concerned. Nil when it has gone.
  public private(set) weak var controller: UIViewController?
  /// Who has done it, as far as that shows. Nil when it has gone, or does not show.
  public private(set) weak var container: UIViewController?
  /// What is wrong and how to mend it, naming both.
  public let message: String

  init(_ kind: Kind, _ controller: UIViewController, in container: UIViewController?, _ detail: String? = nil) {
    self.kind = kind
    self.controller = controller
    self.container = container
    let child = ObjectName.of(controller)
    let parent = container.map { ObjectName.of($0) } ?? "its container"
    message = Self.message(kind, child, parent, detail ?? "")
  }

  /// The message.
  public nonisolated var description: String { message }

  private static func message(_ kind: Kind, _ child: String, _ parent: String, _ detail: String) -> String {
    switch kind {
    case .viewWithoutParent:
      "The view of \(child) is in that of \(parent), but \(child) is nobody's child, so that it is not told when \(parent) appears, rotates or goes. Call addChild(_:) on \(parent) before the view is added, and didMove(toParent:) on \(child) afterwards."
    case .viewOutsideParent:
      "\(child) is a child of \(parent), but its view is somewhere else. Add the view to a view of \(parent), or make \(child) the child of the controller that it is shown in."
    case .appearanceNotEnded:
      "\(child) was told that it \(detail), and never that it did. Where \(parent) calls beginAppearanceTransition(_:animated:), let it call endAppearanceTransition() when the change is over, also when it was interrupted."
    case .appearanceOutOfTurn:
      "A child of \(child) has heard \(detail). Appearance callbacks are UIKit's to send: let neither \(child) nor \(parent) call them directly, and begin and end each transition exactly once."
    case .neverToldToAppear:
      "\(child) is on the screen, but was never told that it appears. \(parent) does not forward appearance by itself: let it call beginAppearanceTransition(true, animated:) and endAppearanceTransition(), and not viewWillAppear(_:) directly."
    case .appearedOffScreen:
      "\(child) was told that it appeared, but its view is in no window. Let \(parent) begin and end an appearance transition only when it shows the view, and the opposite one when it takes the view away."
    case .childWithoutView:
      "\(child) is still a child of \(parent), but its view is not there any more. Call willMove(toParent: nil) before the view is removed and removeFromParent() afterwards, unless the child is kept on purpose."
    }
  }
}
