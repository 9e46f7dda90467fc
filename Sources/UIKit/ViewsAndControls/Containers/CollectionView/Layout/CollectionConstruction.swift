/// Makes views, attributes and contexts of classes that are only known at run time.
///
/// - Note: Not API. See `TableViewConstruction` for how this is done and why it is safe: only the slot of the method table is
///   used that the base class declares, and every subclass of it has that slot. The classes must stay `open`, or the
///   compiler would call their own initializers directly.
enum CollectionConstruction {
  @MainActor @inline(never)
  static func view(_ type: UICollectionReusableView.Type) -> UICollectionReusableView {
    unsafeBitCast(type, to: _ConstructibleReusableView.Type.self).init(frame: .zero) as UICollectionReusableView
  }

  @inline(never)
  static func attributes(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
    unsafeBitCast(type, to: _ConstructibleLayoutAttributes.Type.self).init() as UICollectionViewLayoutAttributes
  }

  @MainActor @inline(never)
  static func context(_ type: UICollectionViewLayoutInvalidationContext.Type)
    -> UICollectionViewLayoutInvalidationContext
  {
    unsafeBitCast(type, to: _ConstructibleInvalidationContext.Type.self).init()
      as UICollectionViewLayoutInvalidationContext
  }
}

/// A view whose `init(frame:)` can be called on a class that is determined at run time. Not API.
open class _ConstructibleReusableView: UICollectionReusableView {
  /// Creates the view.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates the view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Attributes whose `init()` can be called on a class that is determined at run time. Not API.
open class _ConstructibleLayoutAttributes: UICollectionViewLayoutAttributes {
  /// Creates the attributes.
  public required override init() { super.init() }
}

/// A context whose `init()` can be called on a class that is determined at run time. Not API.
open class _ConstructibleInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Creates the context.
  public required override init() { super.init() }
}
