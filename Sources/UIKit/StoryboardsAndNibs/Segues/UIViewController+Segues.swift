extension UIViewController {
  /// Performs a segue on behalf of the user, if the controller allows it.
  func performAutomatically(_ segue: SegueNode, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
    perform(segue, sender: sender)
  }

  /// Performs a segue on behalf of the app, without asking the controller.
  func performSegueByName(_ identifier: String, sender: Any?) {
    guard let interface else {
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
    guard let interface else { return }
    let destination = interface.storyboard.makeOrStop(node, sender: sender, source: self, chain: [])
    let segue = SegueConstruction.make(
      node.type, identifier: node.identifier, source: self, destination: destination)
    segue.performer = performer(of: node, to: destination, sender: sender)
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Anchors a popover at the object that has triggered its segue.
  private func anchor(_ destination: UIViewController, at sender: Any?, _ arrows: InterfaceElement?) {
    guard let popover = destination.popoverPresentationController else { return }
    popover.sourceItem = sender as? any UIPopoverPresentationControllerSourceItem
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
    case .custom, .embed, .relationship: return nil
    }
  }
}
