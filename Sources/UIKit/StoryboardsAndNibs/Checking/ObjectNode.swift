/// A closure that sets a property of a loaded object.
///
/// Images are loaded from the bundle.
typealias InterfaceSetting = @MainActor (AnyObject, Bundle) -> Void
/// A closure that returns the setting of an object's current value.
///
/// The value is `nil` for an object of another class.
typealias InterfaceCapture = @MainActor (AnyObject) -> InterfaceSetting?

/// The checked description of an object in a file, from which the object can be created repeatedly.
@MainActor
final class ObjectNode {
  let element: InterfaceElement
  let kind: InterfaceKind
  let id: String
  /// The class of the object, which is that of its kind or a class of the app.
  let type: AnyClass
  private(set) weak var parent: ObjectNode?
  /// The tree of objects that are loaded together.
  ///
  /// Constraints and outlets cannot lead into it from outside.
  let tree: InterfaceTree

  /// The settings of attributes and values, in the order of the file.
  var settings: [InterfaceSetting] = []
  /// The attributes that are set after the object's connections.
  var runtimeAttributes: [RuntimeAttribute] = []
  var subviews: [ObjectNode] = []
  /// The objects that are values of properties, with the keys of the properties.
  var parts: [(key: String, node: ObjectNode)] = []
  var prototypes: [ObjectNode] = []
  /// The children of a container in a nib.
  ///
  /// In a storyboard, they are the destinations of relationships.
  var children: [ObjectNode] = []
  var sections: [StaticSection] = []
  var guides: [(id: String, key: GuideKey)] = []
  var constraints: [ConstraintNode] = []
  var variation = VariationNode()

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

  /// The nearest controller that contains the object in the file.
  var controller: ObjectNode? { isController ? self : parent?.controller }
  var isView: Bool { kind.role == .view || kind.role == .cellContent }
  var isController: Bool { kind.role == .controller }

  /// A Boolean value that indicates whether a container manages the bar.
  var isBarOfController: Bool {
    parent?.isController == true && ["navigationBar", "toolbar", "tabBar"].contains(element.key)
  }

  /// A Boolean value that indicates whether the object or one of its constraints depends on size classes.
  var isVaried: Bool { !variation.isEmpty || constraints.contains { !$0.variation.isEmpty } }

  func part(_ key: String) -> ObjectNode? { parts.first { $0.key == key }?.node }

  /// The topmost superview of the view when it is loaded.
  ///
  /// Constraints cannot extend beyond it.
  var hierarchy: ObjectNode {
    guard isView, let parent, parent.isView else { return self }
    guard kind.role == .cellContent || parent.subviews.contains(where: { $0 === self }) else { return self }
    return parent.hierarchy
  }
}

/// The objects that are loaded together, such as a controller with its items, a view, or a cell.
@MainActor
final class InterfaceTree {
  /// The tree whose objects already exist when this tree is loaded.
  let outer: InterfaceTree?
  /// A Boolean value that indicates whether the tree is loaded several times.
  ///
  /// Objects outside of it cannot refer to its contents then.
  let isRepeated: Bool
  /// The outlets that are connected after the tree is loaded.
  ///
  /// One end can be in an outer tree.
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

  /// Returns whether objects of another tree can refer to the objects of this tree.
  ///
  /// The other tree must be this tree or an outer tree, and no tree between them may be loaded several times.
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

/// A section of a table with static rows.
@MainActor
struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [ObjectNode]
}

/// Constants that identify the guides of a view.
enum GuideKey: String {
  case safeArea, keyboard, contentLayoutGuide, frameLayoutGuide, layoutMargins, readableContent
  /// The layout guides of a controller, which preceded the safe area.
  case topLayoutGuide, bottomLayoutGuide

  var isOfController: Bool { self == .topLayoutGuide || self == .bottomLayoutGuide }

  /// Creates the key for the type of a controller's layout guide.
  init?(layoutGuide type: String) {
    switch type {
    case "top": self = .topLayoutGuide
    case "bottom": self = .bottomLayoutGuide
    default: return nil
    }
  }
}

/// A constraint whose sides are identifiers of views and guides in one tree.
@MainActor
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
  let variation: VariationNode
}

/// An outlet of one object that refers to another object.
@MainActor
struct OutletNode {
  /// The object that has the outlet.
  ///
  /// The document of the file owns this object and the tree that contains the outlet. A strong reference would be a
  /// retain cycle.
  unowned let source: ObjectNode
  let property: String
  let destination: String
  let isCollection: Bool
  let element: InterfaceElement
}

/// An action that an object sends to a destination, or to the responder chain if it has none.
@MainActor
struct ActionNode {
  /// The object that sends the action.
  ///
  /// It is unowned for the same reason as the source of an outlet.
  unowned let source: ObjectNode
  let selector: Selector
  let destination: String?
  let events: UIControl.Event
  let element: InterfaceElement
}
