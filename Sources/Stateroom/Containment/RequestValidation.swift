import UIKit

/// The validation of requests, which finds the reason to refuse one before anything is changed.
@MainActor
enum RequestValidation {
  /// Returns the reason to refuse a list of children, or `nil` to accept it.
  ///
  /// - Parameters:
  ///   - wanted: The requested list.
  ///   - current: The list to replace, which was valid when it was requested.
  ///   - host: The view controller whose children are to be changed.
  ///   - mayBePresented: A Boolean value that indicates whether presented view controllers are dismissed before they
  ///     become children.
  ///   - isKnown: A closure that returns whether a view controller is, or is about to be, a child.
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
      // Only a known view controller can also be in the part of the list that is skipped here.
      if isKnown(wanted.identities[index]) { mayRepeat = true }
    }
    return mayRepeat ? repetition(in: wanted.controllers, host) : nil
  }

  /// Returns the reason to refuse an interactive transition to a valid list, or `nil` to accept it.
  static func refusalOfInteraction(
    _ wanted: ControllerList, _ machine: ContainmentMachine<ObjectIdentifier>, _ transition: ContainerTransition,
    in host: UIViewController
  ) -> TransitionRefusal? {
    if machine.hostPhase != .appeared {
      return TransitionRefusal(
        reason: .containerIsNotOnScreen,
        description:
          "\(host) is not on the screen, or its appearance has not ended, so an interactive transition cannot begin. Begin in or after viewDidAppear(_:)."
      )
    }
    if !machine.canBeInteractive(wanted.identities) || !transition.isAnimated {
      return TransitionRefusal(
        reason: .nothingToAnimate,
        description:
          "The request adds no child to \(host) and removes none, or its transition is not animated, so there is nothing to control. Make a request that is not interactive."
      )
    }
    return nil
  }

  /// Returns the reason to refuse a view controller as a child, or `nil` to accept it.
  static func refusal(
    of controller: UIViewController, in host: UIViewController, mayBePresented: Bool = false
  ) -> TransitionRefusal? {
    guard let parent = controller.parent else {
      return containment(of: controller, by: host)
        ?? (mayBePresented ? nil : presentation(of: controller, for: host))
    }
    guard parent !== host else { return nil }
    return containment(of: controller, by: host) ?? .otherParent(parent, of: controller, "\(host) cannot show it")
  }

  /// Returns a refusal if a view controller contains the host, or fills a window.
  static func containment(of controller: UIViewController, by host: UIViewController) -> TransitionRefusal? {
    guard contains(controller, host) else { return window(of: controller, for: host) }
    return TransitionRefusal(
      reason: .childContainsContainer,
      description:
        controller === host
        ? "\(host) cannot be its own child. Show another instance of \(type(of: controller))."
        : "\(controller) contains \(host), so \(host) cannot show it. Show another instance of \(type(of: controller))."
    )
  }

  /// Returns a refusal if a view controller is the root of a visible window, and the host is in a window.
  ///
  /// A host in no window is accepted, because it may become the new root of the window in the same turn.
  private static func window(of controller: UIViewController, for host: UIViewController) -> TransitionRefusal? {
    guard let window = controller.viewIfLoaded?.window, window.rootViewController === controller, !window.isHidden,
      host.viewIfLoaded?.window != nil
    else { return nil }
    return TransitionRefusal(
      reason: .childIsRootOfWindow,
      description:
        "\(controller) is the root view controller of \(window), so \(host) cannot show it. Assign another root view controller to the window first, or create another instance."
    )
  }

  /// Returns whether a view controller is the host itself or one of its ancestors.
  private static func contains(_ controller: UIViewController, _ host: UIViewController) -> Bool {
    sequence(first: host, next: \.parent).contains { $0 === controller }
  }

  /// Returns a refusal if one of UIKit's containers manages a child itself.
  static func management(of child: UIViewController, by host: UIViewController) -> TransitionRefusal? {
    let (managed, property): ([UIViewController]?, String)
    switch host {
    case let host as UINavigationController: (managed, property) = (host.viewControllers, "its stack")
    case let host as UITabBarController: (managed, property) = (host.viewControllers, "its viewControllers")
    case let host as UISplitViewController: (managed, property) = (host.viewControllers, "its columns")
    case let host as UIPageViewController: (managed, property) = (host.viewControllers, "its viewControllers")
    default: return nil
    }
    guard managed?.contains(child) == true else { return nil }
    return TransitionRefusal(
      reason: .managedByContainer,
      description:
        "\(child) is one of the view controllers that \(host) manages itself, so that it cannot be removed like an embedded child. Change \(property) instead."
    )
  }

  /// Returns a refusal if a view controller is presented.
  static func presentation(of controller: UIViewController, for host: UIViewController) -> TransitionRefusal? {
    guard controller.parent == nil, let presenter = controller.presentingViewController else { return nil }
    return TransitionRefusal(
      reason: .childIsPresented,
      description:
        "\(controller) is presented by \(presenter), so \(host) cannot show it as a child. Dismiss it first, and show it in the completion handler, or create another instance."
    )
  }

  /// Returns the reason to refuse the presentation of a view controller, or `nil` to accept it.
  ///
  /// - Parameters:
  ///   - controller: The view controller that a state declares.
  ///   - host: The view controller that is to present it.
  ///   - children: The children of the state.
  static func refusal(
    ofPresenting controller: UIViewController, over host: UIViewController, with children: [UIViewController]
  ) -> TransitionRefusal? {
    if contains(controller, host) {
      return TransitionRefusal(
        reason: .childContainsContainer,
        description:
          "\(controller) \(controller === host ? "cannot present itself" : "contains \(host), so \(host) cannot present it"). Present another instance of \(type(of: controller))."
      )
    }
    if children.contains(controller) {
      return TransitionRefusal(
        reason: .childIsListedTwice,
        description:
          "\(controller) is a child of the state and is presented by it, but a view can be in only one place. Present another instance of \(type(of: controller))."
      )
    }
    if let parent = controller.parent { return .otherParent(parent, of: controller, "\(host) cannot present it") }
    guard let presenter = controller.presentingViewController else { return nil }
    return TransitionRefusal(
      reason: .childIsPresented,
      description:
        "\(controller) is presented by \(presenter) already, so \(host) cannot present it. Dismiss it first, or create another instance."
    )
  }

  /// Returns a refusal if a view cannot contain the views of a host's children.
  ///
  /// A view without a hierarchy is accepted, because it may be added to the host's view later.
  ///
  /// - Parameters:
  ///   - view: The view that is to contain the children's views.
  ///   - host: The parent of the children.
  ///   - child: The child whose view is to be inserted, or `nil` for all children of the host.
  static func placement(
    in view: UIView, of host: UIViewController, for child: UIViewController? = nil
  ) -> TransitionRefusal? {
    var responder: UIResponder? = view
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let owner = responder as? UIViewController, owner !== host else { return nil }
    return TransitionRefusal(
      reason: .viewBelongsToAnotherController,
      description:
        "\(type(of: view)) is inside the view of \(owner), so \(host) cannot put \(child.map { "\($0)" } ?? "its children") into it. Use a view that only \(host) manages, or make it a child of \(owner)."
    )
  }

  private static func repetition(in wanted: [UIViewController], _ host: UIViewController) -> TransitionRefusal? {
    var seen: Set<ObjectIdentifier> = []
    for controller in wanted where !seen.insert(ObjectIdentifier(controller)).inserted {
      return TransitionRefusal(
        reason: .childIsListedTwice,
        description:
          "\(controller) is listed twice for \(host), but a view can be in only one place. List it once, or create another instance of \(type(of: controller))."
      )
    }
    return nil
  }
}

extension TransitionRefusal {
  /// Returns the refusal of a view controller that is a child of another one.
  @MainActor
  fileprivate static func otherParent(
    _ parent: UIViewController, of controller: UIViewController, _ consequence: String
  ) -> TransitionRefusal {
    TransitionRefusal(
      reason: .childHasAnotherParent,
      description:
        "\(controller) is a child of \(parent), so \(consequence). Remove it there first, or create another instance.")
  }
}
