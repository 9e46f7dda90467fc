import DisplayScene

extension ReplicatorAppearance {
  /// Returns the sublayers of all copies, each in front of the previous one.
  ///
  /// - Parameter capture: Returns the sublayers as they were before an interval.
  @MainActor
  func copies(
    in appearance: LayerAppearance, _ capture: (_ delay: TimeInterval, _ appearance: LayerAppearance) -> [SceneLayer]
  ) -> [SceneLayer] {
    let bounds = appearance.bounds
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    var whole = CATransform3DIdentity
    return (0..<max(count, 0)).flatMap { index in
      defer { whole = CATransform3DConcat(whole, transform) }
      // The transform applies to all sublayers of a copy, about the center of the layer.
      var place = appearance
      place.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      place.position = center
      place.rare.sublayerTransform = CATransform3DConcat(whole, appearance.rare.sublayerTransform)
      place.rare.replicator = nil
      let factor = factor(ofCopy: index)
      return capture(delay * Double(index), place).map { layer in
        var copy = layer.multiplied(by: factor)
        if index > 0 { copy.renumber(forCopy: index) }
        return copy
      }
    }
  }

  /// Returns the factors for the red, green, blue, and opacity components of a copy.
  private func factor(ofCopy index: Int) -> SIMD4<Double> {
    let first = color.map(\.scene) ?? .white
    let base = SIMD4(first.red, first.green, first.blue, first.alpha)
    return (base + Double(index) * offset).clamped(lowerBound: .zero, upperBound: .one)
  }
}

extension SceneLayer {
  /// Returns the layer with its colors and those of its descendants multiplied by a factor.
  fileprivate func multiplied(by factor: SIMD4<Double>) -> SceneLayer {
    guard factor != .one else { return self }
    var layer = self
    layer.opacity *= factor.w
    layer.multiplyColors(by: factor)
    return layer
  }

  private mutating func multiplyColors(by factor: SIMD4<Double>) {
    guard factor.x != 1 || factor.y != 1 || factor.z != 1 else { return }
    func multiply(_ color: SceneColor) -> SceneColor {
      SceneColor(
        red: color.red * factor.x, green: color.green * factor.y, blue: color.blue * factor.z, alpha: color.alpha)
    }
    style.backgroundColor = style.backgroundColor.map(multiply)
    if let color = style.border?.color { style.border?.color = multiply(color) }
    contents = contents.map { content in
      switch content {
      case .text(var text):
        text.color = multiply(text.color)
        if let color = text.outline?.color { text.outline?.color = multiply(color) }
        return .text(text)
      case .shape(var shape):
        shape.fill = shape.fill.map(multiply)
        if let color = shape.stroke?.color { shape.stroke?.color = multiply(color) }
        return .shape(shape)
      case .drawing(var drawing):
        drawing.marks = drawing.marks.map { mark in
          var mark = mark
          switch mark.kind {
          case .fill(let path, .color(let color), let isEvenOdd):
            mark.kind = .fill(path, .color(multiply(color)), isEvenOdd: isEvenOdd)
          case .stroke(let path, .color(let color), let style):
            mark.kind = .stroke(path, .color(multiply(color)), style)
          default: break
          }
          return mark
        }
        return .drawing(drawing)
      case .image, .spinner, .backdrop: return content
      }
    }
    for index in sublayers.indices { sublayers[index].multiplyColors(by: factor) }
  }

  /// Assigns distinct identifiers to the layer and its descendants.
  @MainActor
  fileprivate mutating func renumber(forCopy index: Int) {
    id = SceneIdentity.id(ofCopy: index, of: id)
    for sublayer in sublayers.indices { sublayers[sublayer].renumber(forCopy: index) }
  }
}
