extension NamedPropertyTable {
  /// The properties of layers, besides those that key paths of animations name.
  package static let layers: NamedPropertyTable = {
    var table = NamedPropertyTable()
    table.addLayer()
    table.addTiming()
    table.addSubclassesOfLayer()
    return table
  }()

  private mutating func addLayer() {
    add("position", \CALayer.position, isObservable: true)
    add("bounds", \CALayer.bounds, isObservable: true)
    add("name", \CALayer.name)
    add("frame", \CALayer.frame)
    add("sublayers", \CALayer.sublayers)
    add("superlayer", \CALayer.superlayer)
    add("mask", \CALayer.mask)
    add("delegate", \CALayer.delegate)
    add("doubleSided", \CALayer.isDoubleSided)
    add("opaque", \CALayer.isOpaque)
    add("allowsGroupOpacity", \CALayer.allowsGroupOpacity)
    add("masksToBounds", \CALayer.masksToBounds)
    add("maskedCorners", \CALayer.maskedCorners)
    add("cornerCurve", \CALayer.cornerCurve)
    add("compositingFilter", \CALayer.compositingFilter)
    add("contentsGravity", \CALayer.contentsGravity)
    add("contentsScale", \CALayer.contentsScale)
    add("minificationFilter", \CALayer.minificationFilter)
    add("magnificationFilter", \CALayer.magnificationFilter)
    add("shouldRasterize", \CALayer.shouldRasterize)
    add("rasterizationScale", \CALayer.rasterizationScale)
    add("drawsAsynchronously", \CALayer.drawsAsynchronously)
    add("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing)
    add("edgeAntialiasingMask", \CALayer.edgeAntialiasingMask)
    add("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange)
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
