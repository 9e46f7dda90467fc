extension CALayer {
  func changeTiming(_ body: (inout MediaTiming) -> Void) {
    body(&record.timing)
    if !record.timing.isDefault { TimeMap.isUsed = true }
    AnimationEngine.shared.timingDidChange()
  }

  /// The map from the time of the clock to the layer's.
  var timeMap: TimeMap {
    // Layers nearly always have the clock's time. The walk up the tree is spared until one has not.
    guard TimeMap.isUsed else { return TimeMap() }
    var maps: [TimeMap] = []
    var layer: CALayer? = self
    while let current = layer {
      if let timing = current.recordIfAny?.timing, !timing.isDefault { maps.append(timing.map) }
      layer = current.currentSuperlayer
    }
    return maps.reversed().reduce(TimeMap()) { $0.followed(by: $1) }
  }
}
