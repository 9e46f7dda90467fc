extension UIViewController {
  /// Performs a segue on behalf of the user, if the controller allows it.
  func performAutomatically(_ segue: SegueNode, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
    perform(segue, sender: sender)
  }

  /// Performs a segue on behalf of the app, without asking the controller.
  func performSegueByName(_ identifier: String, sender: Any?) {
    guard let interface, interface.storyboard != nil else {
      misuse(
        "\(self) has no segue with identifier '\(identifier)': it was not created from a storyboard; instantiate it with UIStoryboard"
      )
    }
    guard let segue = interface.segue(identifier) else {
      misuse(
        "Receiver (\(self)) has no segue with identifier '\(identifier)'; set the identifier in \(interface.document.file)"
      )
    }
    perform(segue, sender: sender)
  }

  private func perform(_ node: SegueNode, sender: Any?) {
    guard let storyboard = interface?.storyboard else { return }
    if case .unwind(let action, let isAnimated) = node.kind {
      return unwind(node, action, animated: isAnimated, sender: sender)
    }
    let destination = storyboard.makeOrStop(node, sender: sender, source: self, chain: [])
    let segue = SegueConstruction.make(
      node.type, identifier: node.identifier, source: self, destination: destination)
    segue.performer = performer(of: node, to: destination, sender: sender)
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Anchors a popover at the object that has triggered its segue, or else at the controller's view.
  private func anchor(_ destination: UIViewController, at sender: Any?, _ arrows: InterfaceElement?) {
    guard let popover = destination.popoverPresentationController else { return }
    popover.sourceItem = sender as? any UIPopoverPresentationControllerSourceItem ?? view
    guard let arrows else { return }
    let directions: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    let permitted = directions.filter { arrows[$0.0].flatMap(InterfaceText.bool) == true }.map(\.1)
    if !permitted.isEmpty { popover.permittedArrowDirections = UIPopoverArrowDirection(permitted) }
  }

  private func performer(of node: SegueNode, to destination: UIViewController, sender: Any?) -> (() -> Void)? {
    switch node.kind {
    case .show: return { [weak self] in self?.show(destination, sender: sender) }
    case .showDetail: return { [weak self] in self?.showDetailViewController(destination, sender: sender) }
    case .presentation(let style, let transition, let isAnimated):
      // Set before the controller is prepared, so that the preparation can change it.
      if let style { destination.modalPresentationStyle = style }
      if let transition { destination.modalTransitionStyle = transition }
      if style == .popover { anchor(destination, at: sender, node.element.first("popoverArrowDirection")) }
      return { [weak self] in self?.present(destination, animated: isAnimated) }
    case .custom, .embed, .relationship, .unwind: return nil
    }
  }

  /// Performs an unwind segue: prepares, calls the action of the destination, and returns to it.
  ///
  /// If no controller implements the action, UIKit does nothing. Here the segue is reported as well.
  private func unwind(_ node: SegueNode, _ action: Selector, animated: Bool, sender: Any?) {
    let source = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
    guard let route = UnwindRoute.find(from: source), let destination = route.destination,
      ActionDispatch.isReceiver(type(of: destination), of: action)
    else {
      return RuntimeDiagnostics.report(
        .unknownAction,
        "No view controller handles the unwind action \"\(action)\" of \(self). Conform the destination to _RuntimeActionTarget, and return true for it from _runtimeCanPerform(_:)."
      )
    }
    let segue = SegueConstruction.make(
      node.type, identifier: node.identifier, source: self, destination: destination)
    segue.performer = { [weak segue] in
      if let segue { route.follow(segue, animated: animated && UIView.areAnimationsEnabled) }
    }
    prepare(for: segue, sender: sender)
    guard ActionDispatch.perform(action, on: destination, sender: segue) else { return }
    segue.perform()
  }
}
