import DisplayScene

extension EmitterAppearance {
  /// Returns the drawing of the particles at a time of the layer.
  func sceneContent(at time: TimeInterval) -> [SceneContent] {
    let isAdditive = current.renderMode == .additive
    var particles = particles(at: time).filter { $0.image != nil && $0.scale > 0 && $0.color.w > 0 }
    if current.renderMode == .oldestLast { particles.reverse() }
    guard !particles.isEmpty else { return [] }
    let reach = particles.map { hypot($0.size.width, $0.size.height) / 2 * $0.scale }
    let boxes = zip(particles, reach).map { particle, reach in
      CGRect(origin: particle.position, size: .zero).insetBy(dx: -reach, dy: -reach)
    }
    let bounds = boxes.reduce(CGRect.null) { $0.union($1) }
    let marks = particles.compactMap { $0.mark(isAdditive: isAdditive) }
    return [.drawing(SceneDrawing(bounds: bounds, marks: marks))]
  }
}

extension EmitterParticle {
  fileprivate func mark(isAdditive: Bool) -> SceneMark? {
    guard let image else { return nil }
    let tint =
      color.x == 1 && color.y == 1 && color.z == 1
      ? nil : SceneColor(red: color.x, green: color.y, blue: color.z, alpha: 1)
    let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let (sine, cosine) = (sin(rotation) * scale, cos(rotation) * scale)
    return SceneMark(
      image.markKind(in: rect, tint: tint),
      map: AffineMap(a: cosine, b: sine, c: -sine, d: cosine, tx: position.x, ty: position.y), opacity: color.w,
      blendMode: isAdditive ? .plusLighter : .normal)
  }
}
