/// The position and appearance of an element of a collection view.
///
/// A layout creates attributes; the collection view applies them to the element's view. A subclass with additional
/// properties overrides `copy(with:)` and `isEqual(_:)`, because the collection view copies attributes for animations,
/// and applies attributes to a view only if they differ from the ones that the view has.
///
/// - Note: On Apple's platforms the class is isolated to the main actor.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  // MARK: - Creating Layout Attributes

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates the attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Creates the attributes of a cell with an empty index path.
  public override init() { super.init() }

  // MARK: - Identifying the Referenced Item

  /// The index path of the item.
  open var indexPath = IndexPath()

  /// The type of the item.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of the supplementary or decoration view; `nil` for a cell.
  open internal(set) var representedElementKind: String?

  // MARK: - Accessing the Layout Attributes

  /// The frame of the item, which encloses the transformed item.
  ///
  /// Setting it sets ``center`` and ``size``.
  open var frame: CGRect {
    get {
      let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let shown = transform.isIdentity ? rect : rect.applying(transform)
      return shown.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The bounds of the item, whose origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set {
      expect(newValue.origin == .zero, "bounds of \(self) must have the origin zero (was \(newValue.origin))")
      size = newValue.size
    }
  }

  /// The center of the item.
  open var center = CGPoint.zero

  /// The size of the item.
  open var size = CGSize.zero

  /// The affine transform of the item.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The three-dimensional transform of the item.
  open var transform3D = CATransform3DIdentity

  /// The transparency of the item.
  ///
  /// The default is 1.
  open var alpha: CGFloat = 1

  /// The position of the item on the z-axis.
  ///
  /// Items with the same position are in the order of their index paths.
  open var zIndex = 0

  /// A Boolean value that indicates whether the item is hidden.
  ///
  /// The collection view does not create the view of a hidden item.
  open var isHidden = false

  /// The axes in which the content of the view determines its size, or `nil` if they are not specified.
  var estimatedAxes: Set<NSLayoutConstraint.Axis>?
  /// The section of the item, if the section scrolls orthogonally.
  var scrollingSection: Int?
  /// The appearance of the item in its list, for cells and headers of lists.
  var list: ListPlace?

  // MARK: - Copying and Comparing

  /// Returns a copy of the attributes, of the same class.
  ///
  /// An override calls `super` and copies its own properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CollectionConstruction.attributes(type(of: self))
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.estimatedAxes = estimatedAxes
    copy.scrollingSection = scrollingSection
    copy.list = list
    return copy
  }

  /// Returns whether an object has the same class and the same values.
  ///
  /// An override calls `super` and compares its own properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
      return false
    }
    return indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && center == other.center && size == other.size
      && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && list == other.list
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(indexPath)
    hasher.combine(representedElementKind)
    return hasher.finalize()
  }

  open override var description: String {
    let kind = representedElementKind.map { "; kind = \($0)" } ?? ""
    return "<\(type(of: self)); index path = \(indexPath)\(kind); frame = \(frame)>"
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element to which the attributes apply.
  var element: CollectionElement {
    CollectionElement(
      category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }

  /// The frame without the transform.
  var untransformedFrame: CGRect {
    CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns a copy with its static type.
  func copied() -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else {
      misuse("copy(with:) of \(type(of: self)) must return layout attributes; call super and return its result")
    }
    return copy
  }

  /// Returns a copy for another index path.
  func copied(to indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let copy = copied()
    copy.indexPath = indexPath
    return copy
  }
}
