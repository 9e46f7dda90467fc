/// The reference system of an animator, in which the positions of all its items are compared.
@MainActor
enum DynamicSpace {
  /// The coordinates of a view, for its descendants.
  case view(DynamicReference<UIView>)
  /// The content of a collection view.
  case layout(DynamicReference<UICollectionViewLayout>)
  /// The coordinates of the items themselves.
  case items

  /// The bounds of the reference system, or `nil` if it has none.
  var bounds: CGRect? {
    switch self {
    case .view(let reference): reference.object?.bounds
    case .layout(let reference): reference.object.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    case .items: nil
    }
  }

  /// Returns the center of an item in the reference system.
  func center(of item: any UIDynamicItem) -> CGPoint {
    guard let (superview, reference) = conversion(for: item) else { return item.center }
    return reference.convert(item.center, from: superview)
  }

  /// Moves an item to a position in the reference system.
  func move(_ item: any UIDynamicItem, to center: CGPoint) {
    guard let (superview, reference) = conversion(for: item) else { return item.center = center }
    item.center = superview.convert(center, from: reference)
  }

  /// Traps if a view is not in the reference view.
  func check(_ item: any UIDynamicItem) {
    guard case .view(let reference) = self, let view = item as? UIView, let ancestor = reference.object else { return }
    expect(
      view.isDescendant(of: ancestor),
      "\(view) must be a descendant of the reference view \(ancestor) of its dynamic animator. Add it there first.")
  }

  /// Returns the superview of an item's view and the reference view, if they are not the same.
  private func conversion(for item: any UIDynamicItem) -> (UIView, UIView)? {
    guard case .view(let reference) = self, let ancestor = reference.object,
      let superview = (item as? UIView)?.superview, superview !== ancestor
    else { return nil }
    return (superview, ancestor)
  }
}

/// A weak reference to the view or layout of an animator, which often owns the animator.
struct DynamicReference<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}
