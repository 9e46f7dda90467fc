extension CALayer {
  func changeTiming(_ body: (inout MediaTiming) -> Void) {
    body(&record.timing)
    if !record.timing.isDefault { TimeMap.isUsed = true }
    AnimationEngine.shared.timingDidChange()
  }

  /// The map from the time of the clock to the layer's time.
  var timeMap: TimeMap {
    // Almost all layers have the time of the clock. The superlayers are examined only if a layer has another one.
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
