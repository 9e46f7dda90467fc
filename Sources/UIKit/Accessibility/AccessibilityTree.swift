/// An accessibility element with its position in the tree.
@MainActor
package struct AccessibilityNode {
  package let object: UIResponder
  /// The frame of the element on the screen.
  package let frame: CGRect
  /// The number of groups that contain the element.
  package let depth: Int

  package var label: String? { object.accessibilityLabel }
  package var value: String? { object.accessibilityValue }
  package var traits: UIAccessibilityTraits { object.accessibilityTraits }
  package var identifier: String? { (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier }

  /// Returns whether the element is an object, or is contained in it.
  func isOrIsIn(_ container: UIResponder) -> Bool {
    if object === container { return true }
    guard let container = container as? UIView else {
      return (object as? UIAccessibilityElement)?.accessibilityContainer === container
    }
    if let view = object as? UIView { return view.isDescendant(of: container) }
    return (object as? UIAccessibilityElement)?.containerView?.isDescendant(of: container) == true
  }
}

/// The accessibility elements on the screen, in the order of navigation.
///
/// The order is line by line from the top, and within a line in the layout direction. A group, which has
/// `shouldGroupAccessibilityChildren` or is a container that names its elements, is a single item at its position.
/// Hidden elements, and elements outside of a modal view, are not included.
@MainActor
package enum AccessibilityTree {
  /// Returns the elements in the visible windows, from back to front.
  package static func elements() -> [AccessibilityNode] {
    let windows: [UIResponder] = UIApplication.shared.visibleWindows
    return consideringModal(windows).flatMap { elements(in: $0) }
  }

  /// Returns the elements in an object.
  package static func elements(in root: UIResponder) -> [AccessibilityNode] {
    var walker = Walker()
    return sort(walker.items(in: root, depth: 0), isRightToLeft: (root as? UIView)?.isLaidOutRightToLeft ?? false)
  }

  /// Returns the spoken description of an element: label, value or page, traits, place in a table, and hint.
  package static func speech(for object: UIResponder) -> String {
    let traits = object.accessibilityTraits
    let page = (object as? any UIAccessibilityReadingContent)?.spokenPage
    var parts = [object.accessibilityLabel, page ?? object.accessibilityValue]
    if traits.contains(.selected) { parts.insert("selected", at: 0) }
    if traits.contains(.notEnabled) { parts.append("dimmed") }
    let button = traits.contains(.toggleButton) ? "switch button" : "button"
    let kinds: [(UIAccessibilityTraits, String)] = [
      (.header, "heading"), (.link, "link"), (.button, button), (.searchField, "search field"), (.image, "image"),
      (.adjustable, "adjustable"),
    ]
    parts += kinds.filter { traits.contains($0.0) }.map(\.1)
    if traits.contains(.toggleButton), !traits.contains(.button) { parts.append("toggle button") }
    if let place = AccessibilityTablePlace(of: object) { parts += place.speech }
    parts.append(object.accessibilityHint)
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Returns only the frontmost modal sibling if there is one; otherwise all siblings.
  fileprivate static func consideringModal(_ siblings: [UIResponder]) -> [UIResponder] {
    let modal = siblings.last { $0.accessibilityViewIsModal && Walker.isVisible($0) }
    return modal.map { [$0] } ?? siblings
  }

  // MARK: - Reading Order

  /// An item with a position: an element, or a group as a whole.
  fileprivate struct Item {
    var frame: CGRect
    var nodes: [AccessibilityNode]
  }

  fileprivate static func sort(_ items: [Item], isRightToLeft: Bool) -> [AccessibilityNode] {
    // Made stable by the offset: the position in the tree determines the order of items with the same position.
    let byTop = items.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
    var lines: [[(offset: Int, element: Item)]] = []
    for item in byTop {
      // An item belongs to a line if its center is above the bottom of the line's first item.
      if let first = lines.last?.first?.element.frame, item.element.frame.midY < first.maxY {
        lines[lines.count - 1].append(item)
      } else {
        lines.append([item])
      }
    }
    return lines.flatMap { line in
      line.sorted {
        let (a, b) = ($0.element.frame, $1.element.frame)
        return isRightToLeft ? (-a.maxX, $0.offset) < (-b.maxX, $1.offset) : (a.minX, $0.offset) < (b.minX, $1.offset)
      }
      .flatMap(\.element.nodes)
    }
  }
}

extension AccessibilityTree {
  /// The traversal of a tree.
  ///
  /// An object that is contained in itself is visited once.
  @MainActor
  fileprivate struct Walker {
    private var path: Set<ObjectIdentifier> = []

    static func isVisible(_ object: UIResponder) -> Bool {
      guard let view = object as? UIView else { return true }
      return !view.isHidden && view.alpha >= 0.01
    }

    mutating func items(in object: UIResponder, depth: Int) -> [Item] {
      guard Self.isVisible(object), path.insert(ObjectIdentifier(object)).inserted else { return [] }
      defer { path.remove(ObjectIdentifier(object)) }
      if object.isAccessibilityElement {
        let frame = object.accessibilityPath?.bounds ?? object.accessibilityFrame
        // An element without a valid frame cannot be reached, and would invalidate the order.
        guard frame.width > 0, frame.height > 0, frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite,
          frame.height.isFinite
        else { return [] }
        return [Item(frame: frame, nodes: [AccessibilityNode(object: object, frame: frame, depth: depth)])]
      }
      guard !object.accessibilityElementsHidden else { return [] }
      if let named = named(in: object) {
        let nodes = named.flatMap { child in
          AccessibilityTree.sort(items(in: child, depth: depth + 1), isRightToLeft: isRightToLeft(object))
        }
        return group(nodes, of: object)
      }
      guard let view = object as? UIView else { return [] }
      let children = AccessibilityTree.consideringModal(view.subviews)
      let groups = object.shouldGroupAccessibilityChildren
      let found = children.flatMap { items(in: $0, depth: groups ? depth + 1 : depth) }
      guard groups else { return found }
      return group(AccessibilityTree.sort(found, isRightToLeft: isRightToLeft(object)), of: object)
    }

    private func named(in object: UIResponder) -> [UIResponder]? {
      if let elements = object.accessibilityElements { return elements.compactMap { $0 as? UIResponder } }
      let count = object.accessibilityElementCount()
      guard count > 0 else { return nil }
      return (0..<count).compactMap { object.accessibilityElement(at: $0) as? UIResponder }
    }

    private func isRightToLeft(_ object: UIResponder) -> Bool { (object as? UIView)?.isLaidOutRightToLeft ?? false }

    private func group(_ nodes: [AccessibilityNode], of object: UIResponder) -> [Item] {
      guard let first = nodes.first else { return [] }
      let frame = nodes.dropFirst().reduce(first.frame) { $0.union($1.frame) }
      return [Item(frame: frame, nodes: nodes)]
    }
  }
}
