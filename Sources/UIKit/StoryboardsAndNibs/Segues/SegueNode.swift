/// A segue of a file, checked.
@MainActor
final class SegueNode {
  enum Kind {
    case show, showDetail, embed
    case presentation(UIModalPresentationStyle?, UIModalTransitionStyle?, animated: Bool)
    /// A container's property that the destination belongs to.
    case relationship(String)
    /// The segue is performed by a class of the app.
    case custom
  }

  let kind: Kind
  let identifier: String?
  let destination: String
  /// The action that creates the destination in place of its `init(coder:)`.
  let creator: Selector?
  /// The class of the segue object.
  let type: UIStoryboardSegue.Type
  /// A Boolean value that indicates whether a cell's accessory performs it, not the cell.
  let isForAccessory: Bool
  let element: InterfaceElement
  /// The object that the segue starts from. It is read only while the file is checked and loaded, and the file's document,
  /// which is held meanwhile, owns both; controls that keep a segue to perform it read the rest.
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

  /// A Boolean value that indicates whether source and destination come into being together.
  var isContainment: Bool {
    switch kind {
    case .embed, .relationship: true
    case .show, .showDetail, .presentation, .custom: false
    }
  }
}
