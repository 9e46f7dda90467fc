/// The relation between views and layout engines.
extension UIView {
  /// The view's data for Auto Layout, created on first access.
  var layoutRecord: ViewLayoutRecord {
    if let layoutRecordIfAny { return layoutRecordIfAny }
    let record = ViewLayoutRecord(of: self)
    layoutRecordIfAny = record
    return record
  }

  var layoutElement: LayoutElement { layoutRecord.element }

  /// A Boolean value that indicates whether the view has its own engine for its content.
  ///
  /// This requires that constraints do not determine its frame, and do not connect its subtree to the outside.
  var isLayoutHost: Bool {
    guard superviewStorage != nil, let record = layoutRecordIfAny else { return true }
    return record.translatesAutoresizingMask && record.crossings == 0
  }

  /// The view whose engine lays out the subviews of this view.
  var layoutHost: UIView {
    var view = self
    while !view.isLayoutHost, let superview = view.superviewStorage { view = superview }
    return view
  }

  func ensureEngine() -> LayoutEngine {
    let record = layoutRecord
    if let engine = record.engine { return engine }
    let engine = LayoutEngine(root: self)
    record.engine = engine
    return engine
  }

  func noteConstraintsChanged() {
    guard !layoutState.hasPendingConstraints else { return }
    layoutState.hasPendingConstraints = true
    if let superviewStorage { superviewStorage.noteDescendantNeedsLayout() } else { rootNeedsUpdate() }
    AppRuntime.shared.setNeedsCommit()
  }

  // MARK: - Changes of the Layout Host

  func changeCrossings(by change: Int) {
    let record = layoutRecord
    let wasHost = isLayoutHost
    record.crossings += change
    if wasHost != isLayoutHost { layoutHostDidChange() }
  }

  func changeTranslation(to translates: Bool) {
    let record = layoutRecord
    guard translates != record.translatesAutoresizingMask else { return }
    let wasHost = isLayoutHost
    record.translatesAutoresizingMask = translates
    if wasHost != isLayoutHost { layoutHostDidChange() }
    if let item = record.element.item { item.engine.itemDidChange(item) }
    record.rootDidChange()
  }

  /// Moves the constraints in the view to the responsible engine.
  ///
  /// Called when ``isLayoutHost`` has changed.
  func layoutHostDidChange() {
    guard let record = layoutRecordIfAny else { return }
    if isLayoutHost {
      handOverConstraints(to: self)
    } else if let engine = record.engine {
      let outer = layoutHost.ensureEngine()
      for constraint in engine.constraints {
        engine.remove(constraint)
        outer.add(constraint)
      }
      record.engine = nil
    }
  }

  /// Moves the constraints in the view to the engine of a host.
  ///
  /// Constraints in views that have their own engines are not moved.
  private func handOverConstraints(to host: UIView) {
    if let record = layoutRecordIfAny, !record.constraints.isEmpty {
      let engine = host.ensureEngine()
      for constraint in record.constraints where constraint.engine !== engine {
        constraint.engine?.remove(constraint)
        engine.add(constraint)
      }
    }
    for subview in subviewStorage where !subview.isLayoutHost { subview.handOverConstraints(to: host) }
  }

  /// Deactivates all constraints between this view's subtree and the outside.
  ///
  /// It is called when the subtree is about to leave.
  func deactivateConstraintsToOutside() { deactivateConstraints(leadingOutOf: self) }

  private func deactivateConstraints(leadingOutOf root: UIView) {
    if let record = layoutRecordIfAny {
      for element in [record.element] + record.allGuideElements {
        for constraint in element.mentions.values where constraint.holder?.isDescendant(of: root) == false {
          constraint.deactivate()
        }
      }
    }
    for subview in subviewStorage { subview.deactivateConstraints(leadingOutOf: root) }
  }

  /// Called when the view is being deallocated.
  func releaseLayoutRecord() {
    guard let record = layoutRecordIfAny else { return }
    for constraint in record.constraints { constraint.holderGoesAway() }
    record.constraints = []
    for element in record.allGuideElements { element.view = nil }
    record.element.view = nil
    record.engine = nil
  }

  // MARK: - Geometry

  /// The frame that the view has without its transform.
  var untransformedFrame: CGRect {
    let (bounds, center, anchor) = (layer.bounds, layer.position, layer.anchorPoint)
    return CGRect(
      x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y, width: bounds.width,
      height: bounds.height)
  }

  /// The rectangle that the constraints determine: it has the size of the bounds around the center.
  ///
  /// It is the untransformed frame, unless the layer has another anchor point than its middle.
  private var constrainedRect: CGRect {
    let (size, center, anchor) = (layer.bounds.size, layer.position, constrainedAnchor)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  /// The point of the rectangle at which the center is, relative to its size.
  private var constrainedAnchor: CGPoint {
    layoutRecordIfAny?.isZoomed == true ? layer.anchorPoint : CGPoint(x: 0.5, y: 0.5)
  }

  /// Sets the frames of those subviews whose frames are determined by constraints.
  func applyConstraints() {
    var isSolved = false
    for subview in subviewStorage {
      guard let record = subview.layoutRecordIfAny, !record.translatesAutoresizingMask else { continue }
      if !isSolved {
        isSolved = true
        // An override of layoutSubviews() may have replaced constraints before it called super.
        layoutHost.layoutRecordIfAny?.engine?.solve()
      }
      guard let item = record.element.item else { continue }
      subview.apply(item.engine.rect(of: item))
    }
    if superviewStorage == nil, let record = layoutRecordIfAny, !record.translatesAutoresizingMask,
      let engine = record.engine, let item = engine.items[ObjectIdentifier(record.element)]
    {
      apply(CGRect(origin: constrainedRect.origin, size: engine.rect(of: item).size))
    }
  }

  /// Returns a rectangle with the same origin, and the size of the view if nothing can change that.
  func keepingFixedSize(_ rect: CGRect) -> CGRect { fixedSize.map { CGRect(origin: rect.origin, size: $0) } ?? rect }

  /// Returns whether the constraints give the view another frame than it has.
  func needsToFollow(_ item: LayoutItem) -> Bool {
    keepingFixedSize(pixelGrid.nearest(frame(forAlignmentRect: item.engine.rect(of: item)))) != constrainedRect
  }

  /// Sets the center and the size of the bounds.
  ///
  /// As in UIKit, the center is the middle of the rectangle even if the layer has another anchor point, which moves the
  /// frame.
  private func apply(_ alignmentRect: CGRect) {
    let frame = keepingFixedSize(pixelGrid.nearest(frame(forAlignmentRect: alignmentRect)))
    guard frame != constrainedRect else { return }
    let anchor = constrainedAnchor
    let center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if self.center != center { self.center = center }
    if bounds.size != frame.size { bounds.size = frame.size }
  }

}

extension ViewLayoutRecord {
  var allGuideElements: [LayoutElement] {
    let systemGuides: [UILayoutGuide?] = [
      safeAreaGuide, marginsGuide, readableGuide, keyboardGuide, contentGuide, frameGuide, topGuide, bottomGuide,
    ]
    return (guides + systemGuides.compactMap { $0 }).map(\.element)
  }
}
