extension CALayer {
  /// A position among the sublayers of a layer.
  enum Place {
    case front
    case index(Int)
    case above(CALayer?)
    case below(CALayer?)

    /// Returns the index of the position in an array of layers.
    @MainActor
    func index(in layers: [CALayer]) -> Int {
      func place(of sibling: CALayer?) -> Int? { layers.firstIndex { $0 === sibling } }
      return switch self {
      case .front: layers.count
      case .index(let index): min(max(index, 0), layers.count)
      case .above(let sibling): place(of: sibling).map { $0 + 1 } ?? layers.count
      case .below(let sibling): place(of: sibling) ?? 0
      }
    }
  }

  // MARK: - Reading

  /// The sublayers, from back to front.
  package var currentSublayers: [CALayer] {
    guard let recordIfAny else { return host?.hostedSublayers ?? [] }
    if let presented = recordIfAny.presented { return presented.currentSublayers.map { $0.presentedCopy() } }
    return recordIfAny.sublayers ?? host?.hostedSublayers ?? []
  }

  var currentSuperlayer: CALayer? {
    guard let recordIfAny else { return host?.hostedSuperlayer }
    if let presented = recordIfAny.presented { return presented.currentSuperlayer?.presentedCopy() }
    if let superlayer = recordIfAny.superlayer { return superlayer }
    return recordIfAny.isPlacedByApp ? nil : host?.hostedSuperlayer
  }

  /// A Boolean value that indicates whether the layer belongs to a view without a superview, and the app has added it
  /// to another layer.
  ///
  /// The view is in no window, whose passes would lay it out and draw it.
  package var isPlacedWithoutView: Bool {
    guard let recordIfAny, recordIfAny.superlayer != nil, let host else { return false }
    return !host.isInWindow && host.hostedSuperlayer == nil
  }

  /// The sublayers that the passes of windows do not reach: free layers, and the layers of views outside of windows.
  var sublayersOutsideWindows: [CALayer] {
    if let layers = recordIfAny?.sublayers {
      // Each commit asks every free layer. Almost always there is nothing to remove, and no array is allocated.
      guard layers.contains(where: { $0.host?.isInWindow == true }) else { return layers }
      return layers.filter { $0.host?.isInWindow != true }
    }
    guard let host, !host.isInWindow else { return [] }
    return host.hostedSublayers
  }

  /// A Boolean value that indicates whether the layer is the mask of another layer, or in one.
  package var isInMask: Bool {
    guard let superlayer = currentSuperlayer else { return false }
    return superlayer.recordIfAny?.mask === self || superlayer.isInMask
  }

  /// The sublayers in the order in which they are drawn: by `zPosition`, then by index.
  package var sublayersByDepth: [CALayer] {
    let layers = currentSublayers
    guard layers.contains(where: { $0.modelValues.zPosition != 0 }) else { return layers }
    return layers.enumerated()
      .map { (depth: $0.element.modelValues.zPosition, index: $0.offset, layer: $0.element) }
      .sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }
      .map(\.layer)
  }

  /// A Boolean value that indicates whether the layer is part of a screen.
  var isOnScreen: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if let host = current.host, host.isInWindow { return true }
      layer = current.currentSuperlayer
    }
    return false
  }

  private func isDescendant(of ancestor: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === ancestor { return true }
      layer = current.currentSuperlayer
    }
    return false
  }

  /// Returns a layer with the current appearance of this layer and its descendants.
  ///
  /// It does not reflect later changes.
  package func snapshot() -> CALayer {
    let copy = CALayer()
    let appearance = appearance(presented: true)
    copy.changeModelWithoutAnimation { $0 = appearance }
    for layer in currentSublayers { copy.addSublayer(layer.snapshot()) }
    copy.mask = mask?.snapshot()
    return copy
  }

  /// What the layer and its descendants show, for a transition to other content; `nil` if that is nothing.
  ///
  /// While an action runs for a change of the layer, it is what they showed before.
  var formerContent: FormerContent? {
    guard isCommitted, bounds.width > 0, bounds.height > 0 else { return nil }
    if let host { return host.formerContent }
    var appearance =
      LayerChange.current.flatMap { change in
        change.layer === self ? self.appearance(of: change.old, at: AppRuntime.shared.now) : nil
      } ?? appearance(presented: true)
    appearance.placeAtOrigin()
    let picture = snapshot()
    picture.changeModelWithoutAnimation { $0 = appearance }
    return FormerContent(picture, of: picture)
  }

  // MARK: - Changing

  func insert(_ layer: CALayer, at place: Place) {
    expect(
      !isDescendant(of: layer),
      "addSublayer(_:) cannot put a layer into itself or its own subtree: \(layer) into \(self)")
    let wasHere = layer.currentSuperlayer === self
    if !wasHere { layer.leaveSuperlayer() }
    notifyingObservers {
      var layers = currentSublayers
      layers.removeAll { $0 === layer }
      layers.insert(layer, at: place.index(in: layers))
      record.sublayers = layers
    }
    guard !wasHere else { return AppRuntime.shared.setNeedsCommit() }
    layer.record.superlayer = self
    layer.record.isPlacedByApp = true
    layer.runAction(forKey: LayerAction.onOrderIn)
    LayerCommit.shared.enqueue(layer)
    sublayersDidChange()
  }

  func leaveSuperlayer() {
    guard let superlayer = currentSuperlayer else { return }
    runAction(forKey: LayerAction.onOrderOut)
    superlayer.notifyingObservers {
      superlayer.record.sublayers = superlayer.currentSublayers.filter { $0 !== self }
    }
    record.superlayer = nil
    record.isPlacedByApp = true
    leaveScreen()
    superlayer.sublayersDidChange()
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.currentSuperlayer === self else { return }
    notifyingObservers {
      insert(new, at: .above(old))
      old.leaveSuperlayer()
    }
  }

  func replaceSublayers(with layers: [CALayer]) {
    notifyingObservers {
      for layer in currentSublayers where !layers.contains(where: { $0 === layer }) { layer.leaveSuperlayer() }
      for layer in layers { insert(layer, at: .front) }
    }
  }

  func changeMask(to mask: CALayer?) {
    let old = recordIfAny?.mask
    guard mask !== old else { return }
    expect(
      mask?.currentSuperlayer == nil || mask?.host == nil,
      "A mask must not have a superlayer: \(mask.map { "\($0)" } ?? "nil")")
    notifyingObservers { record.mask = mask }
    old?.recordIfAny?.superlayer = nil
    // A mask is not a sublayer, but its time and its position on the screen depend on the masked layer.
    mask?.record.superlayer = self
    mask?.record.isPlacedByApp = true
    if let mask { LayerCommit.shared.enqueue(mask) }
    AppRuntime.shared.setNeedsCommit()
  }

  /// Ends the animations of the layer and of the free layers in it when they leave the screen.
  ///
  /// Animations of a view's layer end when the view leaves its window.
  func leaveScreen() {
    if host == nil || !animations.isEmpty { cancelAnimations(completing: .afterCommit) }
    guard let recordIfAny else { return }
    recordIfAny.isCommitted = false
    recordIfAny.mask?.leaveScreen()
    for layer in recordIfAny.sublayers ?? [] where layer.host == nil { layer.leaveScreen() }
  }

  // MARK: - Following the Hierarchy of Views

  /// Inserts the layer of an inserted view.
  ///
  /// It has no effect unless the app has added sublayers, whose order is stored.
  ///
  /// - Parameter next: The layer of the next view toward the front.
  package func hostedLayerWasInserted(_ layer: CALayer, below next: CALayer?) {
    layer.followHost()
    guard let record = recordIfAny, var layers = record.sublayers else { return }
    layers.removeAll { $0 === layer }
    layers.insert(layer, at: next.map { Place.below($0).index(in: layers) } ?? layers.count)
    record.sublayers = layers
  }

  /// Removes the layer of a removed view.
  package func hostedLayerWasRemoved(_ layer: CALayer) {
    layer.followHost()
    if let record = recordIfAny, let layers = record.sublayers { record.sublayers = layers.filter { $0 !== layer } }
  }

  /// Returns the layer to its position in the view hierarchy, if the app had added it elsewhere.
  private func followHost() {
    guard let record = recordIfAny, record.isPlacedByApp else { return }
    if let superlayer = record.superlayer, let layers = superlayer.recordIfAny?.sublayers {
      superlayer.recordIfAny?.sublayers = layers.filter { $0 !== self }
    }
    record.superlayer = nil
    record.isPlacedByApp = false
  }
}
