// The implementation of `present` and `dismiss`, which the class declares.
extension UIViewController {
  // MARK: - Presenting

  func performPresentation(of other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    expect(other !== self, "Application tried to present modally a view controller \(other) on itself")
    if let parent = other.parentStorage {
      misuse(
        "Application tried to present modally a view controller \(other) that has a parent view controller \(parent). Remove it from its parent first."
      )
    }
    if let presentation = other.ownPresentation {
      misuse(
        "Application tried to present modally a view controller \(other) that is already being presented by \(presentation.presenter). Dismiss it first."
      )
    }
    expect(
      other.viewIfLoaded?.window?.rootViewController !== other,
      "Application tried to present modally an active controller \(other): it is the root of a window")
    other.prepareForPresentation()
    var controller = other.presentationController(presentedBy: nil, source: self)
    let presenter = controller.presenter(for: self)
    // Without an animation, a presentation is over when the next one begins.
    if let own = presenter.ownPresentation, own.phase == .scheduled, !own.isAnimated { own.beginPresenting() }
    guard checkPresentation(of: other, on: presenter) else { return }
    // The presentation retains the controller, which may be one that the delegate has just created.
    let shown: UIViewController
    (controller, shown) = adapted(controller, on: presenter)
    ModalPresentation(
      presenter: presenter, presented: shown, source: self, controller: controller,
      isAnimated: animated && UIView.areAnimationsEnabled, completion: completion
    ).schedule()
  }

  /// Reports why a presentation is not possible, with the messages of UIKit.
  ///
  /// Returns whether it is possible.
  private func checkPresentation(of other: UIViewController, on presenter: UIViewController) -> Bool {
    let attempt = "Attempt to present \(other) on \(presenter) (from \(self))"
    let obstacle: String
    if presenter.viewIfLoaded?.window == nil {
      obstacle = "whose view is not in the window hierarchy."
    } else if let own = presenter.ownPresentation,
      own.phase == .scheduled || own.phase == .presenting && own.driver?.isOver != true
    {
      obstacle = "while a presentation is in progress."
    } else if let own = presenter.ownPresentation, own.phase == .dismissing {
      obstacle = "while a dismissal is in progress."
    } else if let presentation = presenter.presentationOfOther {
      obstacle = "which is already presenting \(presentation.presented)."
    } else {
      return true
    }
    RuntimeDiagnostics.report(.refusedPresentation, "\(attempt) \(obstacle)")
    return false
  }

  /// Returns the presentation controller for the current environment, and the controller that it presents.
  ///
  /// It is the given one, or the one to which the given one adapts. The presentation controller does not always retain
  /// the presented one.
  private func adapted(
    _ controller: UIPresentationController, on presenter: UIViewController
  ) -> (controller: UIPresentationController, shown: UIViewController) {
    // The traits of the window, because the width of a sheet or popover is compact on a large screen as well.
    let traits = presenter.viewIfLoaded?.window?.traitCollection ?? presenter.traitCollection
    let style = controller.adaptivePresentationStyle(for: traits)
    controller.delegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: style, transitionCoordinator: presenter.transitionCoordinator)
    let other = controller.presentedViewController
    guard style != .none, style.resolved != controller.presentationStyle, style != .custom else {
      return (controller, other)
    }
    let shown =
      controller.delegate?.presentationController(
        controller, viewControllerForAdaptivePresentationStyle: style) ?? other
    let adapted =
      (controller as? UIPopoverPresentationController)?.configuredSheet(for: style.resolved, showing: shown)
      ?? Self.makePresentationController(style.resolved, for: shown, presenting: presenter)
    adapted.delegate = controller.delegate
    controller.delegate?.presentationController(controller, prepare: adapted)
    shown.presentationControllerStorage = adapted
    return (adapted, shown)
  }

  // MARK: - Dismissing

  /// Dismisses what this controller or an ancestor presents, or otherwise the controller itself.
  ///
  /// As in UIKit, a controller that is being dismissed does not count as presented. A second call therefore dismisses
  /// the presenter, if that is presented itself. Otherwise it ends together with the first one.
  func performDismissal(animated: Bool, completion: (() -> Void)?) {
    if let presentation = nearestPresentationOfOther, !presentation.isDismissalCertain {
      presentation.dismiss(animated: animated && UIView.areAnimationsEnabled, completion: completion)
    } else if let presentation = nearestOwnPresentation {
      // Calls the method of the presenter, because it may be overridden.
      presentation.presenter.dismiss(animated: animated, completion: completion)
    } else if let presentation = nearestPresentationOfOther {
      presentation.dismiss(animated: animated && UIView.areAnimationsEnabled, completion: completion)
    } else {
      completion?()
    }
  }

  // MARK: - Presenting and Presented Controllers

  /// The presentation by this controller or an ancestor.
  var nearestPresentationOfOther: ModalPresentation? {
    presentationOfOther ?? parentStorage?.nearestPresentationOfOther
  }

  /// The presentation that shows this controller or an ancestor.
  var nearestOwnPresentation: ModalPresentation? { ownPresentation ?? parentStorage?.nearestOwnPresentation }

  var topmostAncestor: UIViewController { parentStorage?.topmostAncestor ?? self }

  // MARK: - Presentation Controllers

  /// Returns the controller of the running presentation, or one for a later presentation.
  ///
  /// It is retained.
  func presentationController(presentedBy presenter: UIViewController?, source: UIViewController)
    -> UIPresentationController
  {
    if let presentation = ownPresentation { return presentation.controller }
    if let controller = presentationControllerStorage { return controller }
    let controller = makeOwnPresentationController(presentedBy: presenter, source: source)
    presentationControllerStorage = controller
    return controller
  }

  private func makeOwnPresentationController(presentedBy presenter: UIViewController?, source: UIViewController)
    -> UIPresentationController
  {
    if let controller = makeSystemPresentationController() { return controller }
    let style = modalPresentationStyle.resolved
    if style == .custom,
      let controller = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    {
      return controller
    }
    return Self.makePresentationController(style, for: self, presenting: presenter)
  }

  private static func makePresentationController(
    _ style: UIModalPresentationStyle, for controller: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      return StylePresentationController(style: style, presentedViewController: controller, presenting: presenting)
    case .pageSheet, .formSheet, .automatic:
      return UISheetPresentationController(
        isFormSheet: style == .formSheet, presentedViewController: controller, presenting: presenting)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: controller, presenting: presenting)
    case .custom:
      return UIPresentationController(presentedViewController: controller, presenting: presenting)
    case .none:
      misuse(
        "\(controller): the modal presentation style .none can only be returned by delegates; use another style")
    }
  }
}

extension UIPresentationController {
  /// Returns the presenter for a request.
  ///
  /// For styles that cover the screen, it is the topmost ancestor; otherwise the nearest controller that defines a
  /// context.
  func presenter(for source: UIViewController) -> UIViewController {
    guard !shouldPresentInFullscreen else { return source.topmostAncestor }
    if let contextOwner { return contextOwner }
    var candidate: UIViewController? = source
    while let controller = candidate {
      if controller.definesPresentationContext { return controller }
      candidate = controller.parentStorage
    }
    return source.topmostAncestor
  }
}
