/// A view controller whose view is a collection view.
///
/// The view controller is the data source and the delegate of the collection view. A subclass overrides the methods of
/// both protocols.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let initialLayout: UICollectionViewLayout?
  private var collectionStorage: UICollectionView?
  private let movementGesture = ExclusivePressGestureRecognizer(_runtimeHandler: { recognizer in
    (recognizer.view as? UICollectionView)?.movementGestureDidChange(recognizer)
  })

  // MARK: - Creating a Collection View Controller

  /// Creates a view controller with a layout for its collection view.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller whose view is in a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a view controller from an archive.
  public required init?(coder: NSCoder) {
    initialLayout = nil
    super.init(coder: coder)
    decodeInterface(coder, as: UICollectionViewController.self)
  }

  // MARK: - Getting the Collection View

  /// The collection view, which is the view of the view controller unless another view was set.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collectionStorage ?? viewIfLoaded as? UICollectionView
    }
    set {
      collectionStorage = newValue
      if viewIfLoaded == nil || viewIfLoaded is UICollectionView { view = newValue }
      updateMovementGesture()
    }
  }

  /// The layout with which the view controller was created.
  open var collectionViewLayout: UICollectionViewLayout {
    if let view = collectionStorage ?? viewIfLoaded as? UICollectionView { return view.collectionViewLayout }
    guard let initialLayout else { return collectionView.collectionViewLayout }
    return initialLayout
  }

  /// Creates the collection view.
  open override func loadView() {
    if loadInterfaceView() {
      if let view = viewIfLoaded as? UICollectionView {
        if view.dataSource == nil { view.dataSource = self }
        if view.delegate == nil { view.delegate = self }
        collectionStorage = view
        updateMovementGesture()
      }
      return
    }
    guard let initialLayout else {
      misuse(
        "UICollectionView must be initialized with a non-nil layout parameter: create \(type(of: self)) with init(collectionViewLayout:), or give it a nib"
      )
    }
    let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
    view.alwaysBounceVertical = true
    view.dataSource = self
    view.delegate = self
    collectionStorage = view
    self.view = view
    updateMovementGesture()
  }

  // MARK: - Configuring the Controller

  /// A Boolean value that indicates whether the selection is cleared when the view appears.
  ///
  /// The default is `true`.
  open var clearsSelectionOnViewWillAppear = true

  /// A Boolean value that indicates whether a long press begins to move an item, if the data source allows it.
  ///
  /// The default is `true`.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { updateMovementGesture() }
  }

  private func updateMovementGesture() {
    guard let view = collectionStorage ?? viewIfLoaded as? UICollectionView else { return }
    let isInstalled = movementGesture.view === view
    if isInstalled, !installsStandardGestureForInteractiveMovement {
      view.removeGestureRecognizer(movementGesture)
    } else if !isInstalled, installsStandardGestureForInteractiveMovement {
      view.addGestureRecognizer(movementGesture)
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collectionView else { return }
    for item in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: item, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView?.flashScrollIndicators()
  }

  /// Starts or ends editing of the view controller and its collection view.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded { collectionView?.isEditing = editing }
  }

  // MARK: - UICollectionViewDataSource

  /// Returns the number of items in a section.
  ///
  /// The default is 0.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// Returns the cell of an item.
  ///
  /// A collection view with items requires an override.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    misuse(
      "\(type(of: self)) returns a number of items but no cells; override collectionView(_:cellForItemAt:)")
  }
  /// Returns 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Ends the process, because a layout with supplementary views requires an override.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    misuse(
      "the layout of \(type(of: self)) has supplementary views of kind \(kind); override collectionView(_:viewForSupplementaryElementOfKind:at:)"
    )
  }
  /// Returns `false`.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Returns `nil`.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Ends the process, because index titles require an override.
  open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    misuse(
      "\(type(of: self)) has index titles but no items for them; override collectionView(_:indexPathForIndexTitle:at:)")
  }

  // MARK: - UICollectionViewDelegate

  /// Returns `true`.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// The default implementation does nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// The default implementation does nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Returns `true`.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  /// Returns `true`.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// The default implementation does nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// The default implementation does nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Returns `true` outside of editing.
  open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  { !collectionView.isEditing }
  /// The default implementation does nothing.
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  /// The default implementation returns `true`, unless the item is being dragged.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { !collectionView.drags.isSource(indexPath) }
  /// The default implementation returns the collection view's `allowsFocus`.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    collectionView.allowsFocus
  }
  /// The default implementation returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// The default implementation returns `nil`.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
  /// The default implementation returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// The default implementation calls the method for iOS 14 and earlier.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// Returns the proposed index path.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Returns `true`.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
  /// Returns the proposed offset.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns a `UICollectionViewTransitionLayout` between the layouts.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// The default implementation returns `false`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// The default implementation does nothing.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  /// The default implementation returns `false`.
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    false
  }
  /// The default implementation returns `false`.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// The default implementation calls the method for iOS 15 and earlier for a single item.
  ///
  /// For several items, it returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1, let item = indexPaths.first else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: item, point: point)
  }
  /// The default implementation returns `nil`, for no menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The default implementation calls the method for iOS 15 and earlier.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// The default implementation calls the method for iOS 15 and earlier.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// The default implementation returns `nil`, for the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The default implementation returns `nil`, for the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: - UIScrollViewDelegate

  /// The default implementation does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does not change the target offset.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The default implementation does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The default implementation does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// The default implementation does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// The default implementation returns `nil`, so that the content cannot be zoomed.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The default implementation does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// The default implementation does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}

extension UICollectionView {
  /// Returns whether a press can move the item at a point; otherwise other presses are recognized.
  func mayMoveItem(at point: CGPoint) -> Bool {
    item(at: point).map { dataSource?.collectionView(self, canMoveItemAt: $0) ?? false } ?? false
  }

  /// Moves an item with a gesture.
  func movementGestureDidChange(_ recognizer: UIGestureRecognizer) {
    let location = recognizer.location(in: self)
    switch recognizer.state {
    case .began:
      guard let item = item(at: location), beginMovement(of: item), let movement else { return }
      // The distance between the touch and the center of the item is preserved.
      self.movement?.grip = CGPoint(
        x: movement.attributes.center.x - location.x, y: movement.attributes.center.y - location.y)
    case .changed:
      let grip = movement?.grip ?? .zero
      updateMovement(to: CGPoint(x: location.x + grip.x, y: location.y + grip.y))
    case .ended: endMovement()
    case .cancelled, .failed: cancelMovement()
    case .possible: break
    }
  }
}
