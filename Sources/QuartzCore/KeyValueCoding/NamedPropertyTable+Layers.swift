extension NamedPropertyTable {
  /// The properties of layers.
  ///
  /// Layers read and set those that key paths of animations name without the table.
  package static let layers: NamedPropertyTable = {
    var table = NamedPropertyTable()
    table.addLayer()
    table.addAnimatable()
    table.addTiming()
    table.addSubclassesOfLayer()
    return table
  }()

  private mutating func addLayer() {
    add("position", \CALayer.position, isObservable: true)
    add("bounds", \CALayer.bounds, isObservable: true)
    add("name", \CALayer.name)
    add("frame", \CALayer.frame, isObservable: true)
    add("sublayers", \CALayer.sublayers, isObservable: true)
    add("superlayer", \CALayer.superlayer)
    add("mask", \CALayer.mask, isObservable: true)
    add("delegate", \CALayer.delegate)
    add("doubleSided", \CALayer.isDoubleSided)
    add("opaque", \CALayer.isOpaque)
    add("allowsGroupOpacity", \CALayer.allowsGroupOpacity)
    add("masksToBounds", \CALayer.masksToBounds, isObservable: true)
    add("maskedCorners", \CALayer.maskedCorners)
    add("cornerCurve", \CALayer.cornerCurve)
    add("compositingFilter", \CALayer.compositingFilter)
    add("contentsGravity", \CALayer.contentsGravity, isObservable: true)
    add("contentsScale", \CALayer.contentsScale, isObservable: true)
    add("minificationFilter", \CALayer.minificationFilter)
    add("magnificationFilter", \CALayer.magnificationFilter)
    add("shouldRasterize", \CALayer.shouldRasterize)
    add("rasterizationScale", \CALayer.rasterizationScale)
    add("drawsAsynchronously", \CALayer.drawsAsynchronously)
    add("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing)
    add("edgeAntialiasingMask", \CALayer.edgeAntialiasingMask)
    add("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange)
  }

  private mutating func addAnimatable() {
    add("transform", \CALayer.transform, isObservable: true)
    add("zPosition", \CALayer.zPosition, isObservable: true)
    add("anchorPoint", \CALayer.anchorPoint, isObservable: true)
    add("anchorPointZ", \CALayer.anchorPointZ, isObservable: true)
    add("sublayerTransform", \CALayer.sublayerTransform, isObservable: true)
    add("hidden", \CALayer.isHidden, isObservable: true)
    add("opacity", \CALayer.opacity, isObservable: true)
    add("backgroundColor", \CALayer.backgroundColor, isObservable: true)
    add("cornerRadius", \CALayer.cornerRadius, isObservable: true)
    add("borderWidth", \CALayer.borderWidth, isObservable: true)
    add("borderColor", \CALayer.borderColor, isObservable: true)
    add("shadowColor", \CALayer.shadowColor, isObservable: true)
    add("shadowOpacity", \CALayer.shadowOpacity, isObservable: true)
    add("shadowOffset", \CALayer.shadowOffset, isObservable: true)
    add("shadowRadius", \CALayer.shadowRadius, isObservable: true)
    add("shadowPath", \CALayer.shadowPath, isObservable: true)
    add("contents", \CALayer.contents, isObservable: true)
    add("contentsRect", \CALayer.contentsRect, isObservable: true)
    add("contentsCenter", \CALayer.contentsCenter, isObservable: true)
  }

  private mutating func addTiming() {
    add("beginTime", \CALayer.beginTime)
    add("duration", \CALayer.duration)
    add("speed", \CALayer.speed)
    add("timeOffset", \CALayer.timeOffset)
    add("repeatCount", \CALayer.repeatCount)
    add("repeatDuration", \CALayer.repeatDuration)
    add("autoreverses", \CALayer.autoreverses)
    add("fillMode", \CALayer.fillMode)
  }

  private mutating func addSubclassesOfLayer() {
    add("type", \CAGradientLayer.type)
    add("fillRule", \CAShapeLayer.fillRule)
    add("lineCap", \CAShapeLayer.lineCap)
    add("lineJoin", \CAShapeLayer.lineJoin)
    add("lineDashPattern", \CAShapeLayer.lineDashPattern)
    add("string", \CATextLayer.string)
    add("font", \CATextLayer.font)
    add("wrapped", \CATextLayer.isWrapped)
    add("truncationMode", \CATextLayer.truncationMode)
    add("alignmentMode", \CATextLayer.alignmentMode)
    add("emitterPosition", \CAEmitterLayer.emitterPosition)
    add("emitterSize", \CAEmitterLayer.emitterSize)
    add("emitterCells", \CAEmitterLayer.emitterCells)
    add("birthRate", \CAEmitterLayer.birthRate)
    add("lifetime", \CAEmitterLayer.lifetime)
    add("velocity", \CAEmitterLayer.velocity)
    add("scale", \CAEmitterLayer.scale)
    add("spin", \CAEmitterLayer.spin)
    add("seed", \CAEmitterLayer.seed)
  }
}
