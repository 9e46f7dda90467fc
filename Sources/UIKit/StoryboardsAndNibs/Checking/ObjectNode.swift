/// Sets one property of an object that was loaded; images are looked for in the bundle.
typealias InterfaceSetting = @MainActor (AnyObject, Bundle) -> Void

/// An object that a file describes, checked and ready to be made any number of times.
@MainActor
final class ObjectNode {
  let element: InterfaceElement
  let kind: InterfaceKind
  let id: String
  /// The class that is made: the kind's, or the app's.
  let type: AnyClass
  private(set) weak var parent: ObjectNode?
  /// The tree of objects that load together: constraints and outlets do not lead into it from outside.
  let tree: InterfaceTree

  /// The settings of attributes and values, in the order of the file.
  var settings: [InterfaceSetting] = []
  /// The attributes that are set after the object's connections.
  var runtimeAttributes: [RuntimeAttribute] = []
  var subviews: [ObjectNode] = []
  /// Objects by the property that they are the value of.
  var parts: [(key: String, node: ObjectNode)] = []
  var prototypes: [ObjectNode] = []
  var sections: [StaticSection] = []
  var guides: [(id: String, key: GuideKey)] = []
  var constraints: [ConstraintNode] = []

  init(
    element: InterfaceElement, kind: InterfaceKind, id: String, type: AnyClass, parent: ObjectNode?, tree: InterfaceTree
  ) {
    self.element = element
    self.kind = kind
    self.id = id
    self.type = type
    self.parent = parent
    self.tree = tree
  }

  /// The nearest controller that the object is in, in the file.
  var controller: ObjectNode? { isController ? self : parent?.controller }
  var isView: Bool { kind.role == .view || kind.role == .cellContent }
  var isController: Bool { kind.role == .controller }

  func part(_ key: String) -> ObjectNode? { parts.first { $0.key == key }?.node }

  /// The topmost view that this one is in from the moment that it is loaded; constraints stay within it.
  var hierarchy: ObjectNode {
    guard isView, let parent, parent.isView else { return self }
    guard kind.role == .cellContent || parent.subviews.contains(where: { $0 === self }) else { return self }
    return parent.hierarchy
  }
}

/// Objects that are loaded at one time: a controller with its items, its view with everything in it, a prototype cell.
@MainActor
final class InterfaceTree {
  /// The tree whose objects are there already.
  let outer: InterfaceTree?
  /// A Boolean value that indicates whether the object is loaded several times, so that outside objects cannot refer to
  /// its contents.
  let isRepeated: Bool
  /// The outlets that are connected once the tree is loaded; one end may be in an outer tree.
  var outlets: [OutletNode] = []
  var actions: [ActionNode] = []
  var segues: [SegueNode] = []

  init(outer: InterfaceTree?, isRepeated: Bool = false) {
    self.outer = outer
    self.isRepeated = isRepeated
  }

  func isInside(_ other: InterfaceTree) -> Bool {
    var tree: InterfaceTree? = self
    while let current = tree {
      if current === other { return true }
      tree = current.outer
    }
    return false
  }

  /// Returns whether what is in this tree can be referred to from a tree around it, or from itself.
  func isReachable(from source: InterfaceTree) -> Bool {
    var tree = self
    while tree !== source {
      guard !tree.isRepeated, let outer = tree.outer else { return false }
      tree = outer
    }
    return true
  }
}

/// A user-defined runtime attribute.
@MainActor
struct RuntimeAttribute {
  let keyPath: String
  let value: @MainActor (Bundle) -> Any?
}

/// A section of a table whose rows stand in the file.
@MainActor
struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [ObjectNode]
}

/// A guide that a view has by itself.
enum GuideKey: String {
  case safeArea, keyboard, contentLayoutGuide, frameLayoutGuide, layoutMargins, readableContent
}

/// A constraint; its sides are identifiers of views and guides in one tree.
struct ConstraintNode {
  let id: String?
  let first: String
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let second: String?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: UILayoutPriority
  let identifier: String?
}

/// A property of one object that is to refer to another.
@MainActor
struct OutletNode {
  /// The object that has the outlet. The file's document owns it and the tree that lists the outlet; each of them owning the other
  /// would keep both.
  unowned let source: ObjectNode
  let property: String
  let destination: String
  let isCollection: Bool
  let element: InterfaceElement
}

/// An action that an object sends; without a destination, to the responder chain.
@MainActor
struct ActionNode {
  /// The object that sends the action, as of an outlet.
  unowned let source: ObjectNode
  let selector: Selector
  let destination: String?
  let events: UIControl.Event
  let element: InterfaceElement
}
