/// An object that determines the positions and appearance of a collection view's elements.
///
/// The collection view calls ``prepare()`` whenever the layout is invalid, reads ``collectionViewContentSize``, and
/// requests the attributes of the elements in its visible bounds in each layout pass. It creates views only for these
/// attributes. A layout that finds the elements in a rectangle without enumerating all items therefore supports any
/// number of items.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  weak var owner: UICollectionView?
  /// A Boolean value that indicates whether ``prepare()`` has to be called before anything is read.
  var isInvalid = true
  private var decorations: [String: (CGRect) -> UICollectionReusableView] = [:]

  // MARK: - Creating a Layout

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    decodeInterface(coder, as: UICollectionViewLayout.self)
  }

  // MARK: - Getting the Collection View Information

  /// The collection view that uses the layout; `nil` if there is none.
  open var collectionView: UICollectionView? { owner }

  /// The size of the content in the collection view.
  ///
  /// A subclass overrides it. The default is zero.
  open var collectionViewContentSize: CGSize { .zero }

  // MARK: - Providing Layout Attributes

  /// The class with which attributes are created.
  ///
  /// The default is `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Prepares the layout for the current data and bounds.
  ///
  /// An override must call `super`.
  open func prepare() {}

  /// Returns the attributes of all elements in a rectangle.
  ///
  /// The default implementation returns `nil`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item.
  ///
  /// The default implementation returns `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view.
  ///
  /// The default implementation returns `nil`.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes of a decoration view.
  ///
  /// The default implementation returns `nil`.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns the content offset at which the content comes to rest after a drag.
  ///
  /// The collection view calls it when the touch ends, before the delegate's
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, which receives the result. The default
  /// implementation returns the proposed offset.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which the content would come to rest.
  ///   - velocity: The velocity of the content, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after an update or a change of the layout.
  ///
  /// The default implementation returns the proposed one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: - Responding to Collection View Updates

  /// Prepares the layout for changes of the data, after ``prepare()``.
  ///
  /// An override calls `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Ends an update, in the animation that moves the elements.
  ///
  /// An override calls `super`.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the index paths of the supplementary views of a kind that an update inserts.
  ///
  /// The collection view calls it for each kind with registered views between ``prepare(forCollectionViewUpdates:)``
  /// and ``finalizeCollectionViewUpdates()``. The views appear from their initial attributes for an appearing element.
  /// The default implementation returns no index paths.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths, before the update, of the supplementary views of a kind that an update deletes.
  ///
  /// The views disappear to their final attributes for a disappearing element. The default implementation returns no
  /// index paths.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths of the decoration views of a kind that an update inserts.
  ///
  /// The default implementation returns no index paths.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths, before the update, of the decoration views of a kind that an update deletes.
  ///
  /// The default implementation returns no index paths.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the attributes from which the appearance of an item is animated.
  ///
  /// `nil` uses its final ones.
  ///
  /// - Note: As in UIKit, an inserted item fades in, and an existing item moves from its previous position.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    owner?.initialAttributes(of: .cell(itemIndexPath))
  }

  /// Returns the attributes to which the disappearance of an item is animated.
  ///
  /// `nil` uses its initial ones.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    owner?.finalAttributes(of: .cell(itemIndexPath))
  }

  /// Returns the attributes from which the appearance of a supplementary view is animated.
  ///
  /// `nil` uses its final ones.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.initialAttributes(of: .supplementary(elementKind, elementIndexPath))
  }

  /// Returns the attributes to which the disappearance of a supplementary view is animated.
  ///
  /// `nil` uses its initial ones.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.finalAttributes(of: .supplementary(elementKind, elementIndexPath))
  }

  /// Returns the attributes from which the appearance of a decoration view is animated.
  ///
  /// `nil` uses its final ones.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.initialAttributes(
      of: CollectionElement(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath))
  }

  /// Returns the attributes to which the disappearance of a decoration view is animated.
  ///
  /// `nil` uses its initial ones.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.finalAttributes(
      of: CollectionElement(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath))
  }

  // MARK: - Invalidating the Layout

  /// The class with which invalidation contexts are created.
  ///
  /// The default is `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Invalidates the layout; the collection view prepares it again in the next layout pass.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = false
    invalidateLayout(with: context)
  }

  /// Invalidates what a context describes.
  ///
  /// An override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    owner?.layoutWasInvalidated(with: context)
  }

  /// Prepares the layout for an animated change of the bounds.
  ///
  /// The collection view calls it when its size changes in an animation, before it has the new bounds. An override
  /// calls `super`.
  ///
  /// - Parameter oldBounds: The bounds before the change.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Ends an animated change of the bounds.
  ///
  /// The collection view calls it when it has placed the elements for the new bounds. An override calls `super`.
  open func finalizeAnimatedBoundsChange() {}

  /// Returns whether new bounds invalidate the layout.
  ///
  /// The collection view calls it for each change of its bounds before it has the new ones, so that an override can
  /// compare them with the current bounds. The default implementation returns `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for a change of the bounds.
  ///
  /// The collection view calls it before it has the new bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.newBounds = newBounds
    return context
  }

  /// Returns whether the layout was prepared for other insets of the content than the collection view has.
  var isOutdated: Bool { false }

  /// Returns whether attributes that an element prefers invalidate the layout.
  ///
  /// The default implementation returns `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context for attributes that an element prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferred = (preferredAttributes, originalAttributes)
    switch preferredAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [preferredAttributes.indexPath])
    case .supplementaryView:
      context.invalidateSupplementaryElements(
        ofKind: preferredAttributes.representedElementKind ?? "", at: [preferredAttributes.indexPath])
    case .decorationView:
      context.invalidateDecorationElements(
        ofKind: preferredAttributes.representedElementKind ?? "", at: [preferredAttributes.indexPath])
    }
    return context
  }

  /// Returns whether the preferred attributes of an element with the given attributes are requested.
  func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

  /// Changes the index paths of stored sizes to those after an update.
  func adaptSizes(to update: SectionedUpdate) {}

  /// Returns the orthogonally scrolling sections in a rectangle.
  func scrollingSections(in rect: CGRect) -> [ScrollingSection] { [] }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      misuse(
        "invalidationContextClass of \(type(of: self)) must be a subclass of UICollectionViewLayoutInvalidationContext (was \(Self.invalidationContextClass))"
      )
    }
    return CollectionConstruction.context(type)
  }

  /// Returns new attributes of the layout's class for an element.
  func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
    guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      misuse(
        "layoutAttributesClass of \(type(of: self)) must be a subclass of UICollectionViewLayoutAttributes (was \(Self.layoutAttributesClass))"
      )
    }
    let attributes = CollectionConstruction.attributes(type)
    attributes.indexPath = element.indexPath
    attributes.representedElementCategory = element.category
    attributes.representedElementKind = element.kind
    return attributes
  }

  // MARK: - Transitioning Between Layouts

  /// Prepares the layout to be replaced by another one.
  ///
  /// An override calls `super`.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Prepares the layout to replace another one.
  ///
  /// An override calls `super`.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Ends a change of the layout, in the animation.
  ///
  /// An override calls `super`.
  open func finalizeLayoutTransition() {}

  // MARK: - Registering Decoration Views

  /// Registers a class of decoration views for a kind; `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorations[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      misuse(
        "register(_:forDecorationViewOfKind:) needs a subclass of UICollectionReusableView for \"\(elementKind)\" (was \(viewClass))"
      )
    }
    decorations[elementKind] = { CollectionConstruction.view(type, frame: $0) }
  }

  /// Registers a nib of decoration views for a kind; `nil` removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { nib in { _ in CollectionRegistry.view(from: nib, for: elementKind) } }
  }

  func registersDecorationViews(of kind: String) -> Bool { decorations[kind] != nil }

  /// The kinds of the registered decoration views.
  var decorationKinds: some Collection<String> { decorations.keys }

  func makeDecorationView(_ kind: String, frame: CGRect) -> UICollectionReusableView {
    guard let make = decorations[kind] else {
      misuse(
        "no class or nib is registered for decoration views of kind \(kind) of \(self) - call register(_:forDecorationViewOfKind:) on the layout first"
      )
    }
    return make(frame)
  }

  // MARK: - Moving Items Interactively

  /// Returns the index path to which an item moves that the user drags to a location.
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint)
    -> IndexPath
  { owner?.indexPathForItem(at: position) ?? previousIndexPath }

  /// Returns the attributes of an item that the user drags to a location.
  open func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
    -> UICollectionViewLayoutAttributes
  {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copied() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// Returns the context for an item that the user moves.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    context.invalidateItems(at: targetIndexPaths + previousIndexPaths)
    return context
  }

  /// Returns the context for the end of an interactive movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.invalidateItems(at: indexPaths + previousIndexPaths)
    return context
  }

  // MARK: - Supporting Right-to-Left Layouts

  /// A Boolean value that indicates whether the content is mirrored in the opposite layout direction.
  ///
  /// The opposite is relative to ``developmentLayoutDirection``. The default is `false`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction for which the layout was written.
  ///
  /// The default is left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
