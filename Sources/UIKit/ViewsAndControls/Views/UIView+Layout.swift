/// The pending layout of a view and its subtree.
struct LayoutState {
  /// A Boolean value that indicates whether the view is the content view of a cell that sizes itself.
  var isCellContent = false
  /// A Boolean value that indicates whether the view's own subviews need to be laid out.
  var needsLayout = true
  /// A Boolean value that indicates whether the view is being laid out.
  ///
  /// Changes of its subviews do not request another layout then.
  var isLayingOut = false
  /// A Boolean value that indicates whether a descendant has pending work.
  ///
  /// The layout pass skips the subtree otherwise.
  var descendantNeedsWork = false
  /// A Boolean value that indicates whether the safe area may have changed since it was last reported.
  var isSafeAreaStale = true
  /// A Boolean value that indicates whether the margins may have changed since they were last reported.
  var areMarginsStale = false
  /// A Boolean value that indicates whether the traits may have changed since they were last reported.
  var areTraitsStale = false
  /// A Boolean value that indicates whether the view's traits are being updated.
  var isUpdatingTraits = false
  /// A Boolean value that indicates whether the view needs to update its constraints.
  var needsUpdateConstraints = true
  /// A Boolean value that indicates whether a descendant needs to update its constraints.
  var descendantNeedsUpdateConstraints = false
  /// A Boolean value that indicates whether the engine for the view's content has changes to solve.
  var hasPendingConstraints = false
  /// The number of layouts of the view in the layout pass.
  var count = LayoutCount()

  var needsWork: Bool {
    needsLayout || descendantNeedsWork || areInsetsStale || areTraitsStale || needsUpdateOfConstraints
      || hasPendingConstraints
  }

  /// A Boolean value that indicates whether the view itself, and not only a descendant, has pending work.
  var hasOwnWork: Bool {
    needsLayout || areInsetsStale || areTraitsStale || needsUpdateConstraints || hasPendingConstraints
  }

  /// Discards the pending work of the view itself.
  mutating func dropOwnWork() {
    needsLayout = false
    isSafeAreaStale = false
    areMarginsStale = false
    areTraitsStale = false
    needsUpdateConstraints = false
    hasPendingConstraints = false
  }

  var areInsetsStale: Bool { isSafeAreaStale || areMarginsStale }
  var needsUpdateOfConstraints: Bool { needsUpdateConstraints || descendantNeedsUpdateConstraints }
}

extension UIView {
  // MARK: - Invalidating

  func invalidateLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    if let superviewStorage { superviewStorage.noteDescendantNeedsLayout() } else { rootNeedsUpdate() }
    AppRuntime.shared.setNeedsCommit()
  }

  /// Requests a layout because subviews were added or removed.
  ///
  /// A view whose own layout makes the change is not laid out again.
  func subviewsDidChange() { if !layoutState.isLayingOut { setNeedsLayout() } }

  func noteDescendantNeedsLayout() {
    var view = self
    while !view.layoutState.descendantNeedsWork {
      view.layoutState.descendantNeedsWork = true
      guard let superview = view.superviewStorage else {
        view.rootNeedsUpdate()
        break
      }
      view = superview
    }
    AppRuntime.shared.setNeedsCommit()
  }

  /// Performs a change of frame, bounds, or center, and updates everything that depends on it.
  ///
  /// Another origin of the bounds moves the content, so that the view is laid out, but not its superview.
  func changeGeometry(_ change: () -> Void) {
    let oldBounds = layer.bounds
    let oldPosition = layer.position
    change()
    let newBounds = layer.bounds
    if newBounds.size != oldBounds.size {
      if autoresizesSubviews {
        for subview in subviewStorage {
          subview.autoresize(from: oldBounds.size, to: newBounds.size)
        }
      }
      setNeedsLayout()
      sizeDidChangeForDisplay()
      noteMoved()
      layoutRecordIfAny?.sizeDidChange()
      for subview in subviewStorage where subview.margins.preservesSuperview { subview.markMarginsStale() }
    } else if newBounds.origin != oldBounds.origin || layer.position != oldPosition {
      if newBounds.origin != oldBounds.origin { setNeedsLayout() }
      noteMoved()
      layoutRecordIfAny?.frameDidChange()
    }
  }

  /// Invalidates the insets that depend on the position of the view in its superview.
  private func noteMoved() {
    markSafeAreaStale()
    if margins.preservesSuperview { markMarginsStale() }
  }

  // MARK: - Layout Pass

  /// Performs the layout pass from the topmost ancestor with pending layout, as Core Animation does.
  func performPendingLayout() {
    // The view's own frame may depend on pending constraints of an ancestor.
    (superviewStorage ?? self).solvePendingConstraints()
    var root = self
    while let superview = root.superviewStorage, superview.layoutState.needsLayout { root = superview }
    LayoutLimit.run { root.layoutSubtree() }
  }

  /// Lays out this view if needed, and then its subtree.
  ///
  /// Superviews are laid out before their subviews.
  func layoutSubtree() {
    // Layout that requests layout again is repeated a few times, then in the next round of the commit, up to the limit
    // of a pass.
    for _ in 0..<8 {
      guard layoutState.needsWork, mayLayOutAgain() else { break }
      if layoutState.areTraitsStale { updateTraits() }
      if layoutState.areInsetsStale { reportInsets() }
      owner?.reportAppearingIfDue()
      updateConstraintsInSubtree()
      if layoutState.hasPendingConstraints {
        layoutState.hasPendingConstraints = false
        layoutRecordIfAny?.engine?.solve()
      }
      if layoutState.needsLayout {
        layoutState.needsLayout = false
        let isNested = layoutState.isLayingOut
        layoutState.isLayingOut = true
        // The layer calls its delegate, which is this view.
        withOwnTraitsAsCurrent { layer.layoutSublayers() }
        layoutState.isLayingOut = isNested
      }
      if layoutState.descendantNeedsWork {
        layoutState.descendantNeedsWork = false
        LayoutPass.layingOutSubviews(of: self) {
          for subview in subviewStorage where subview.layoutState.needsWork { subview.layoutSubtree() }
        }
      }
    }
  }

  // MARK: - Autoresizing

  /// Resizes the view according to its autoresizing mask after its superview's size changed.
  ///
  /// Along each axis, the flexible parts share the difference in proportion to their sizes, or equally if their sizes
  /// are 0.
  fileprivate func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    // A transformed view's frame is meaningless: it may be a line while the view rotates, or larger than the view.
    let old = untransformedFrame
    let horizontal = Self.shareDifference(
      before: old.minX, size: old.width, after: oldSize.width - old.maxX, difference: newSize.width - oldSize.width,
      flexibleBefore: mask.contains(.flexibleLeftMargin), flexibleSize: mask.contains(.flexibleWidth),
      flexibleAfter: mask.contains(.flexibleRightMargin))
    let vertical = Self.shareDifference(
      before: old.minY, size: old.height, after: oldSize.height - old.maxY,
      difference: newSize.height - oldSize.height,
      flexibleBefore: mask.contains(.flexibleTopMargin), flexibleSize: mask.contains(.flexibleHeight),
      flexibleAfter: mask.contains(.flexibleBottomMargin))
    let new = CGRect(x: horizontal.origin, y: vertical.origin, width: horizontal.size, height: vertical.size)
    place(in: new)
  }

  /// Sets the frame that the view has without its transform.
  func place(in rect: CGRect) {
    let rect = keepingFixedSize(rect)
    guard rect != untransformedFrame else { return }
    guard !CATransform3DIsIdentity(layer.transform) else {
      frame = rect
      return
    }
    let anchor = layer.anchorPoint
    center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    bounds.size = rect.size
  }

  private static func shareDifference(
    before: CGFloat, size: CGFloat, after: CGFloat, difference: CGFloat,
    flexibleBefore: Bool, flexibleSize: Bool, flexibleAfter: Bool
  ) -> (origin: CGFloat, size: CGFloat) {
    guard difference != 0 else { return (before, size) }
    let count = CGFloat((flexibleBefore ? 1 : 0) + (flexibleSize ? 1 : 0) + (flexibleAfter ? 1 : 0))
    guard count > 0 else { return (before, size) }
    let total = (flexibleBefore ? before : 0) + (flexibleSize ? size : 0) + (flexibleAfter ? after : 0)
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total == 0 ? difference / count : difference * part / total
    }
    return (before + share(before, flexibleBefore), max(0, size + share(size, flexibleSize)))
  }
}
