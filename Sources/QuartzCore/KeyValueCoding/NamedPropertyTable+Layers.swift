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

  /// Adds a property of all layers, which is observable if layers report it.
  private mutating func add<Value>(_ name: String, _ keyPath: ReferenceWritableKeyPath<CALayer, Value>) {
    add(name, keyPath, isObservable: CALayer.observableKeyPaths.contains(keyPath))
  }

  private mutating func addLayer() {
    add("position", \CALayer.position)
    add("bounds", \CALayer.bounds)
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

  private mutating func addAnimatable() {
    add("transform", \CALayer.transform)
    add("zPosition", \CALayer.zPosition)
    add("anchorPoint", \CALayer.anchorPoint)
    add("anchorPointZ", \CALayer.anchorPointZ)
    add("sublayerTransform", \CALayer.sublayerTransform)
    add("hidden", \CALayer.isHidden)
    add("opacity", \CALayer.opacity)
    add("backgroundColor", \CALayer.backgroundColor)
    add("cornerRadius", \CALayer.cornerRadius)
    add("borderWidth", \CALayer.borderWidth)
    add("borderColor", \CALayer.borderColor)
    add("shadowColor", \CALayer.shadowColor)
    add("shadowOpacity", \CALayer.shadowOpacity)
    add("shadowOffset", \CALayer.shadowOffset)
    add("shadowRadius", \CALayer.shadowRadius)
    add("shadowPath", \CALayer.shadowPath)
    add("contents", \CALayer.contents)
    add("contentsRect", \CALayer.contentsRect)
    add("contentsCenter", \CALayer.contentsCenter)
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
