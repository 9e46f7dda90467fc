/// A view that a collection view reuses: a cell, or a supplementary or decoration view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  weak var collectionView: UICollectionView?
  /// The attributes that were applied last.
  var appliedAttributes: UICollectionViewLayoutAttributes?
  /// The center that the attributes determine, and the one that the view has since it has applied them.
  var appliedCenter: (placed: CGPoint, own: CGPoint)?

  // MARK: - Creating a Reusable View

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.interfaceAttribute("reuseIdentifier")
    super.init(coder: coder)
    decodeInterface(coder, as: UICollectionReusableView.self)
  }

  // MARK: - Reusing Views

  /// The identifier with which the collection view reuses the view.
  open internal(set) var reuseIdentifier: String?

  /// Prepares the view for reuse.
  ///
  /// The default implementation does nothing.
  open func prepareForReuse() {}

  // MARK: - Managing Layout Changes

  /// Applies attributes that a layout defines in a subclass.
  ///
  /// The default implementation does nothing.
  ///
  /// The collection view itself applies the attributes of `UICollectionViewLayoutAttributes`.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Tells the view that its collection view is about to change its layout.
  ///
  /// The default implementation does nothing.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Tells the view that its collection view changed its layout.
  ///
  /// The default implementation does nothing.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes that the view prefers.
  ///
  /// The default implementation returns the given attributes. In the axes in which the layout lets the content
  /// determine the size, the view's constraints or its `sizeThatFits(_:)` determine it.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let size = fittingSize(in: layoutAttributes)
    guard size != layoutAttributes.size else { return layoutAttributes }
    let preferred = layoutAttributes.copied()
    let origin = preferred.frame.origin
    preferred.size = size
    preferred.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    return preferred
  }

  /// Returns the size of the view's content, in the axes in which the content determines the size.
  func fittingSize(in attributes: UICollectionViewLayoutAttributes) -> CGSize {
    fittingSize(of: self, attributes.size, attributes.estimatedAxes ?? [])
  }

  func fittingSize(of view: UIView, _ given: CGSize, _ axes: Set<NSLayoutConstraint.Axis>) -> CGSize {
    guard !axes.isEmpty else { return given }
    var target = given
    if axes.contains(.horizontal) { target.width = 0 }
    if axes.contains(.vertical) { target.height = 0 }
    let fit = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    func usable(_ length: CGFloat, or other: CGFloat) -> CGFloat {
      length.isFinite && length >= 0 ? pixelGrid.up(length) : other
    }
    return CGSize(
      width: axes.contains(.horizontal) ? usable(fit.width, or: given.width) : given.width,
      height: axes.contains(.vertical) ? usable(fit.height, or: given.height) : given.height)
  }
}
