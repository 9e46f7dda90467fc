/// The construction of views, attributes, and contexts whose classes are determined at run time.
///
/// - Note: This is not public API. `TableViewConstruction` describes the mechanism. It is safe because only a slot of
///   the method table is used that the base class declares, and every subclass has that slot. The classes must remain
///   `open`, because the compiler would otherwise call their own initializers directly.
enum CollectionConstruction {
  @MainActor @inline(never)
  static func view(_ type: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
    unsafeBitCast(type, to: _ConstructibleReusableView.Type.self).init(frame: frame) as UICollectionReusableView
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

/// A view whose `init(frame:)` can be called on a class that is determined at run time.
///
/// Not API.
open class _ConstructibleReusableView: UICollectionReusableView {
  /// Creates the view.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates the view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Attributes whose `init()` can be called on a class that is determined at run time.
///
/// Not API.
open class _ConstructibleLayoutAttributes: UICollectionViewLayoutAttributes {
  /// Creates the attributes.
  public required override init() { super.init() }
}

/// A context whose `init()` can be called on a class that is determined at run time.
///
/// Not API.
open class _ConstructibleInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Creates the context.
  public required override init() { super.init() }
}
