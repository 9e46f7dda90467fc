/// A layout between two layouts, which a collection view has during an interactive transition.
///
/// The positions, sizes, transforms and transparencies of the elements are interpolated between both layouts, at the
/// fraction ``transitionProgress``. An element that only one of the layouts has fades. A subclass can override the
/// members that provide attributes, and receives values for that with ``updateValue(_:forAnimatedKey:)``.
///
/// - Note: Sections that scroll orthogonally are not scrolled during the transition.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the beginning of the transition.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at the end of the transition.
  open private(set) var nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// The areas of the layouts that are visible at the beginning and at the end; `nil` outside of a transition.
  var areas: (from: CGRect, to: CGRect)?

  /// Creates a layout between two layouts.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Creates a layout between two empty layouts, because an archive contains none.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  // MARK: - Following the Transition

  /// The fraction of the transition that has been performed, from 0 to 1.
  ///
  /// Setting it invalidates the layout, and moves the content between the offsets of both layouts.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard transitionProgress != oldValue else { return }
      invalidateLayout()
      owner?.follow(self)
    }
  }

  /// Stores a value for a key that a subclass defines.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns the value that was stored last for a key; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: - Providing Layout Attributes

  /// The interpolated size of the content.
  open override var collectionViewContentSize: CGSize {
    prepareBoth()
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
  }

  open override func prepare() {
    super.prepare()
    prepareBoth()
  }

  private func prepareBoth() {
    for layout in [currentLayout, nextLayout] where layout.isInvalid && layout.owner != nil {
      layout.isInvalid = false
      layout.prepare()
    }
  }

  /// Returns the interpolated attributes of the elements that are visible in one of the layouts.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareBoth()
    let old = currentLayout.layoutAttributesForElements(in: areas?.from ?? rect) ?? []
    let new = nextLayout.layoutAttributesForElements(in: areas?.to ?? rect) ?? []
    return Set((old + new).map(\.element)).compactMap(attributesBetween)
  }

  /// Returns the interpolated attributes of an item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesBetween(.cell(indexPath))
  }

  /// Returns the interpolated attributes of a supplementary view.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributesBetween(.supplementary(elementKind, indexPath)) }

  /// Returns the interpolated attributes of a decoration view.
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributesBetween(CollectionElement(category: .decorationView, kind: elementKind, indexPath: indexPath)) }

  private func attributesBetween(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    prepareBoth()
    let (old, new) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
    guard let given = transitionProgress < 0.5 ? old ?? new : new ?? old else { return nil }
    let result = given.copied()
    result.scrollingSection = nil
    result.estimatedAxes = nil
    guard let old, let new else {
      result.alpha *= old == nil ? transitionProgress : 1 - transitionProgress
      return result
    }
    result.center = CGPoint(x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
    result.size = CGSize(
      width: between(old.size.width, new.size.width), height: between(old.size.height, new.size.height))
    result.alpha = between(old.alpha, new.alpha)
    result.isHidden = old.isHidden && new.isHidden
    result.transform3D = between(old.transform3D, new.transform3D)
    return result
  }

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }

  private func between(_ old: CATransform3D, _ new: CATransform3D) -> CATransform3D {
    guard !CATransform3DEqualToTransform(old, new) else { return old }
    let paths: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
    var result = old
    for path in paths { result[keyPath: path] = between(old[keyPath: path], new[keyPath: path]) }
    return result
  }

  override func makeDecorationView(_ kind: String, frame: CGRect) -> UICollectionReusableView {
    let layout = nextLayout.registersDecorationViews(of: kind) ? nextLayout : currentLayout
    return layout.makeDecorationView(kind, frame: frame)
  }

  // MARK: - Invalidating the Layout

  /// Returns whether a new size invalidates one of the layouts.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let owner, newBounds.size != owner.bounds.size else { return false }
    return currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
      || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      for layout in [currentLayout, nextLayout] where layout.owner != nil {
        let other = layout.makeContext()
        other.invalidateEverything = context.invalidateEverything
        other.invalidateDataSourceCounts = context.invalidateDataSourceCounts
        layout.invalidateLayout(with: other)
      }
    } else if let newBounds = context.newBounds {
      for layout in [currentLayout, nextLayout]
      where layout.owner != nil && layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
      }
    }
    super.invalidateLayout(with: context)
  }

  override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  override func adaptSizes(to update: SectionedUpdate) {
    currentLayout.adaptSizes(to: update)
    nextLayout.adaptSizes(to: update)
  }

  // MARK: - Supporting Right-to-Left Layouts

  /// The value of the next layout.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    nextLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  /// The value of the next layout.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    nextLayout.developmentLayoutDirection
  }
}

extension UICollectionViewLayout {
  /// Returns the attributes of an element.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.indexPath)
    case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.indexPath)
    }
  }
}
