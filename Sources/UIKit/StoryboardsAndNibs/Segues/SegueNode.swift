/// A checked segue of a file.
@MainActor
final class SegueNode {
  enum Kind {
    case show, showDetail, embed
    case presentation(UIModalPresentationStyle?, UIModalTransitionStyle?, animated: Bool)
    /// The destination belongs to a property of a container.
    case relationship(String)
    /// A class of the app performs the segue.
    case custom
    /// The segue returns to an existing controller that implements the action.
    case unwind(Selector, animated: Bool)
  }

  let kind: Kind
  let identifier: String?
  let destination: String
  /// The action that creates the destination in place of its `init(coder:)`.
  let creator: Selector?
  /// The class of the segue object.
  let type: UIStoryboardSegue.Type
  /// A Boolean value that indicates whether the accessory of a cell performs the segue, not the cell.
  let isForAccessory: Bool
  let element: InterfaceElement
  /// The object from which the segue starts.
  ///
  /// It is read only while the file is checked and loaded. The document of the file, which is retained meanwhile, owns
  /// both. Controls that store the segue to perform it read the other properties.
  unowned let source: ObjectNode

  init(
    kind: Kind, identifier: String?, destination: String, creator: Selector?, type: UIStoryboardSegue.Type,
    isForAccessory: Bool, element: InterfaceElement, source: ObjectNode
  ) {
    self.kind = kind
    self.identifier = identifier
    self.destination = destination
    self.creator = creator
    self.type = type
    self.isForAccessory = isForAccessory
    self.element = element
    self.source = source
  }

  /// A Boolean value that indicates whether the source and the destination are created together.
  var isContainment: Bool {
    switch kind {
    case .embed, .relationship: true
    case .show, .showDetail, .presentation, .custom, .unwind: false
    }
  }
}
