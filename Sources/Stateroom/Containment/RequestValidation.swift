import UIKit

/// Finds what is wrong with a list of children before anything is done with it.
@MainActor
enum RequestValidation {
  /// - Parameters:
  ///   - current: The list that is to be replaced, which was found to be right when it was asked for.
  ///   - mayBePresented: Whether what is presented is going to be dismissed before it becomes a child.
  ///   - isKnown: Whether a controller is, or is about to be, a child.
  static func refusal(
    of wanted: ControllerList, current: [ObjectIdentifier], in host: UIViewController,
    mayBePresented: Bool = false,
    isKnown: (ObjectIdentifier) -> Bool
  ) -> TransitionRefusal? {
    let changed = wanted.difference(from: current).own
    var mayRepeat = changed.count > 1
    for index in changed {
      if let refusal = refusal(of: wanted.controllers[index], in: host, mayBePresented: mayBePresented) {
        return refusal
      }
      // Only one who is known can also be in the part that is left out here.
      if isKnown(wanted.identities[index]) { mayRepeat = true }
    }
    return mayRepeat ? repetition(in: wanted.controllers, host) : nil
  }

  /// What is wrong with a list that a hand is to bring.
  static func refusalOfInteraction(
    _ wanted: ControllerList, _ machine: ContainmentMachine<ObjectIdentifier>, _ transition: ContainerTransition,
    in host: UIViewController
  ) -> TransitionRefusal? {
    if machine.hostPhase != .appeared {
      return TransitionRefusal(
        reason: .containerIsNotOnScreen,
        description:
          "\(host) is not on the screen, or only on its way, so that no transition of it can be held. Begin in or after viewDidAppear(_:)."
      )
    }
    if !machine.canBeHeld(wanted.identities) || !transition.isAnimated {
      return TransitionRefusal(
        reason: .nothingToAnimate,
        description:
          "Nobody would come to or go from \(host), or not in an animation, so that there is nothing to hold. Use a request that is not interactive."
      )
    }
    return nil
  }

  private static func refusal(
    of controller: UIViewController, in host: UIViewController, mayBePresented: Bool
  ) -> TransitionRefusal? {
    guard let parent = controller.parent else {
      return containment(of: controller, by: host)
        ?? (mayBePresented ? nil : presentation(of: controller, for: host))
    }
    guard parent !== host else { return nil }
    if let refusal = containment(of: controller, by: host) { return refusal }
    return TransitionRefusal(
      reason: .childHasAnotherParent,
      description:
        "\(controller) is a child of \(parent), so \(host) cannot show it. Remove it there first, or make another instance."
    )
  }

  /// What is wrong with a controller that is the host itself, or contains it.
  static func containment(of controller: UIViewController, by host: UIViewController) -> TransitionRefusal? {
    var ancestor: UIViewController? = host
    while let current = ancestor {
      if current === controller {
        return TransitionRefusal(
          reason: .childContainsContainer,
          description:
            controller === host
            ? "\(host) cannot be its own child. Show another instance of \(type(of: controller))."
            : "\(controller) contains \(host), so it cannot be shown in there. Show another instance of \(type(of: controller))."
        )
      }
      ancestor = current.parent
    }
    return nil
  }

  /// What is wrong with a controller that is presented.
  static func presentation(of controller: UIViewController, for host: UIViewController) -> TransitionRefusal? {
    guard controller.parent == nil, let presenter = controller.presentingViewController else { return nil }
    return TransitionRefusal(
      reason: .childIsPresented,
      description:
        "\(controller) is presented by \(presenter), so \(host) cannot show it as a child. Dismiss it first, and show it in the completion, or make another instance."
    )
  }

  /// What is wrong with a view that children of a host are to be put into. One that is in no hierarchy yet may be added to
  /// the host's later.
  ///
  /// - Parameter child: The controller whose view is to be put there; all children of the host unless given.
  static func placement(
    in view: UIView, of host: UIViewController, for child: UIViewController? = nil
  ) -> TransitionRefusal? {
    var responder: UIResponder? = view
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let owner = responder as? UIViewController, owner !== host else { return nil }
    return TransitionRefusal(
      reason: .viewBelongsToAnotherController,
      description:
        "\(type(of: view)) is inside of the view of \(owner), so \(host) cannot put \(child.map { "\($0)" } ?? "its children") into it. Use a view that only \(host) manages, or make it a child of \(owner)."
    )
  }

  private static func repetition(in wanted: [UIViewController], _ host: UIViewController) -> TransitionRefusal? {
    var seen: Set<ObjectIdentifier> = []
    for controller in wanted where !seen.insert(ObjectIdentifier(controller)).inserted {
      return TransitionRefusal(
        reason: .childIsListedTwice,
        description:
          "\(controller) is listed twice for \(host), but one view can only be in one place. List it once, or make another instance of \(type(of: controller))."
      )
    }
    return nil
  }
}
