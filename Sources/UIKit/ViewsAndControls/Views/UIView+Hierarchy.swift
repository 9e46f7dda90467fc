extension UIView {
  // MARK: - Adding

  /// Inserts a view.
  ///
  /// Every insertion into a hierarchy takes this path.
  ///
  /// Appearance callbacks are sent first, synchronously, while the view is still at its old place. As in UIKit, a view
  /// controller receives `viewWillAppear(_:)` before its view is in the window.
  func insert(_ view: UIView, at index: Int) {
    expect(
      !isDescendant(of: view), "addSubview(_:) cannot put a view into itself or its own subtree: \(view) into \(self)")
    if view.superviewStorage === self {
      reorder(view, to: index)
      return
    }
    view.owner?.checkHierarchy(whenEntering: self)
    let oldWindow = view.windowStorage
    let newWindow = windowStorage
    if oldWindow !== newWindow { view.announceMove(to: newWindow) }
    view.willMove(toSuperview: self)
    view.leaveOldSuperview()
    // The callbacks above may have changed the subviews.
    subviewStorage.insert(view, at: min(index, subviewStorage.count))
    view.changeSuperview(to: self)
    placeLayer(of: view)
    // They may also have moved this view to another window. The window that the view is in now is the valid one: a
    // window that does not contain the view would not clear the reference when it is deallocated.
    if view.windowStorage !== windowStorage { view.completeMove(to: windowStorage) }
    view.didMoveToSuperview()
    didAddSubview(view)
    if view.layoutState.needsWork { noteDescendantNeedsLayout() }
    if view.layoutState.needsUpdateOfConstraints { noteDescendantNeedsUpdateConstraints() }
    if view.displayState.needsWork { noteDescendantNeedsDisplay() }
    view.markSafeAreaStale()
    view.markTraitsStale()
    if view.owner != nil || view.margins.preservesSuperview { view.markMarginsStale() }
    subviewsDidChange()
    view.owner?.placeAttachedContainer()
  }

  /// Inserts a view so that its layer has an index among the sublayers.
  ///
  /// Without sublayers of the app, these are the layers of the subviews.
  func insert(_ view: UIView, atSublayer index: Int) {
    guard let stored = layer.recordIfAny?.sublayers else {
      let place = min(max(index, 0), subviewStorage.count)
      let current = view.superviewStorage === self ? subviewStorage.firstIndex { $0 === view } : nil
      return insert(view, at: current.map { $0 <= place ? place + 1 : place } ?? place)
    }
    let upper = stored.filter { $0 !== view.layer }.dropFirst(max(index, 0))
    let next = upper.lazy.compactMap { layer in self.subviewStorage.firstIndex { $0.layer === layer } }.first
    insert(view, at: next ?? subviewStorage.count)
    // The callbacks may have moved the view, or changed the sublayers.
    guard view.superviewStorage === self, let neighbor = upper.first,
      layer.recordIfAny?.sublayers?.contains(where: { $0 === neighbor }) == true
    else { return }
    layer.hostedLayerWasInserted(view.layer, below: neighbor)
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    if let index = subviewStorage.firstIndex(where: { $0 === sibling }) { return insert(view, at: index + offset) }
    RuntimeDiagnostics.report(
      .ineffectiveCall,
      """
      insertSubview(_:\(offset > 0 ? "above" : "below")Subview:): \(sibling) is not a subview of \(self), so \(view) was added \
      in front of the other subviews. Insert it above or below one of the subviews.
      """)
    insert(view, at: subviewStorage.count)
  }

  /// Moves a subview to another index, which counts all subviews, including the view itself.
  func reorder(_ view: UIView, to index: Int) {
    guard let current = subviewStorage.firstIndex(where: { $0 === view }) else { return }
    subviewStorage.remove(at: current)
    let target = current < index ? index - 1 : index
    subviewStorage.insert(view, at: min(target, subviewStorage.count))
    placeLayer(of: view)
    AppRuntime.shared.setNeedsCommit()
    view.owner?.placeAttachedContainer()
  }

  /// Removes the view from its superview.
  ///
  /// A callback may add it to another superview meanwhile, from which it is removed as well.
  private func leaveOldSuperview() {
    while let superview = superviewStorage {
      superview.willRemoveSubview(self)
      if superviewStorage === superview { superview.forget(self) }
    }
  }

  // MARK: - Removing

  func leaveSuperview() {
    guard let superview = superviewStorage else { return }
    willMove(toSuperview: nil)
    // The callback may have removed the view already.
    guard superviewStorage === superview else { return }
    if windowStorage != nil { announceMove(to: nil) }
    guard superviewStorage === superview else { return }
    superview.willRemoveSubview(self)
    guard superviewStorage === superview else { return }
    superview.forget(self)
    if windowStorage != nil { completeMove(to: nil) }
    didMoveToSuperview()
    superview.subviewsDidChange()
    owner?.hideAttachedContainer()
  }

  /// Removes a subview, and the constraints between its subtree and the remaining views.
  private func forget(_ view: UIView) {
    view.deactivateConstraintsToOutside()
    // The search begins at the end because the front view is removed most often.
    if let index = subviewStorage.lastIndex(where: { $0 === view }) { subviewStorage.remove(at: index) }
    view.changeSuperview(to: nil)
    if layer.recordIfAny != nil || view.layer.recordIfAny != nil { layer.hostedLayerWasRemoved(view.layer) }
  }

  /// Sets the superview.
  ///
  /// Every change takes this path, because it determines which view lays out this view's content.
  func changeSuperview(to superview: UIView?) {
    let wasLayoutHost = isLayoutHost
    superviewStorage = superview
    if wasLayoutHost != isLayoutHost { layoutHostDidChange() }
  }

  // MARK: - Moving Between Windows

  private func announceMove(to newWindow: UIWindow?) {
    AppearanceByWindow.viewTreeWillMove(self, to: newWindow)
    FirstResponder.willLeave(self)
    announceToViews(newWindow)
  }

  private func announceToViews(_ newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for subview in subviewStorage { subview.announceToViews(newWindow) }
  }

  private func completeMove(to newWindow: UIWindow?) {
    setWindow(newWindow)
    tellMoved()
  }

  /// Called when the window is being deallocated while it contains this view.
  ///
  /// The window can no longer be referenced.
  func windowGoesAway() {
    changeSuperview(to: nil)
    completeMove(to: nil)
  }

  private func setWindow(_ newWindow: UIWindow?) {
    if newWindow == nil {
      FirstResponder.leave(self)
      if let owner { FirstResponder.leave(owner) }
      AnimationEngine.shared.viewLeftWindow(layer)
      if !gestureStorage.isEmpty { GestureArbiter.shared.viewLeftWindow(self) }
      for interaction in interactionStorage {
        (interaction as? UIContextMenuInteraction)?.viewLeftWindow()
        (interaction as? UIFindInteraction)?.viewLeftWindow()
      }
    }
    windowStorage = newWindow
    commitCountAtEntry = AppRuntime.shared.commitCount
    if newWindow != nil, layer.recordIfAny != nil { LayerCommit.shared.enqueue(layer) }
    for subview in subviewStorage { subview.setWindow(newWindow) }
  }

  private func tellMoved() {
    if windowStorage != nil {
      applyAppearance()
      enteredWindow()
    }
    didMoveToWindow()
    for subview in subviewStorage { subview.tellMoved() }
  }
}
