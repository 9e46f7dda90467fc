/// The triggers of segues, such as the primary event of a control, or the selection of a row.
@MainActor
enum SegueTrigger {
  static func arm(_ segue: SegueNode, _ loader: InterfaceLoader) {
    // The app performs a segue that starts from the controller itself.
    guard !segue.isContainment, let object = loader.object(segue.source.id), let id = segue.source.controller?.id
    else { return }
    let known = loader.known
    let perform: (Any?) -> Void = { sender in
      guard let controller = known[id] as? UIViewController else { return }
      controller.performAutomatically(segue, sender: sender)
    }
    switch object {
    case let button as UIButton:
      button.addAction(UIAction { perform($0.sender) }, for: .touchUpInside)
    case let field as UITextField:
      field.addAction(UIAction { perform($0.sender) }, for: .editingDidEndOnExit)
    case let control as UIControl:
      control.addAction(UIAction { perform($0.sender) }, for: .valueChanged)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "") { perform($0.sender) }
    case let recognizer as UIGestureRecognizer:
      recognizer.add { recognizer in if recognizer.state == .ended { perform(recognizer) } }
    case let cell as UITableViewCell:
      if segue.isForAccessory {
        cell.accessorySegue = { [weak cell] in perform(cell) }
      } else {
        cell.selectionSegue = { [weak cell] in perform(cell) }
      }
    case let cell as UICollectionViewCell: cell.selectionSegue = { [weak cell] in perform(cell) }
    default: break
    }
  }
}
