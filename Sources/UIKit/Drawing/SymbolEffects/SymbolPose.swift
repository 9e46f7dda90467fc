import DisplayScene

/// What effects do to the picture of a symbol at one instant.
struct SymbolPose: Equatable {
  /// The factor of the size, about the center.
  var scale: Double = 1
  /// The clockwise rotation about the center, in radians.
  var turn: Double = 0
  /// The displacement, as shares of the height of the picture.
  var shift = CGVector(dx: 0, dy: 0)
  /// The factor of the opacity.
  var opacity: Double = 1

  /// The picture without effects.
  static let identity = SymbolPose()

  /// Returns the pose to which both this one and another one lead.
  func combined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, turn: turn + other.turn,
      shift: CGVector(dx: shift.dx + other.shift.dx, dy: shift.dy + other.shift.dy), opacity: opacity * other.opacity)
  }

  /// Returns the pose between two others, at a fraction of the change from the first one to the second one.
  static func between(_ start: SymbolPose, _ end: SymbolPose, at fraction: Double) -> SymbolPose {
    func value(_ property: KeyPath<SymbolPose, Double>) -> Double {
      start[keyPath: property] + (end[keyPath: property] - start[keyPath: property]) * fraction
    }
    return SymbolPose(
      scale: value(\.scale), turn: value(\.turn),
      shift: CGVector(
        dx: start.shift.dx + (end.shift.dx - start.shift.dx) * fraction,
        dy: start.shift.dy + (end.shift.dy - start.shift.dy) * fraction),
      opacity: value(\.opacity))
  }
}

/// The picture of a symbol, and the rectangle that it fills.
struct SymbolPicture {
  let content: [SceneContent]
  let rect: CGRect

  /// Returns the picture in a pose.
  func posed(_ pose: SymbolPose) -> [SceneContent] {
    guard pose != .identity else { return content }
    guard pose.opacity > 0, pose.scale > 0, rect.width > 0, rect.height > 0 else { return [] }
    let (sine, cosine) = (sin(pose.turn) * pose.scale, cos(pose.turn) * pose.scale)
    let (x, y) = (Double(rect.midX), Double(rect.midY))
    let map = AffineMap(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: x - cosine * x + sine * y + pose.shift.dx * rect.height,
      ty: y - sine * x - cosine * y + pose.shift.dy * rect.height)
    let marks = content.flatMap(SceneMark.marks(for:))
    // A drawing is clipped to its bounds, which the picture can leave.
    let reach = -2 * max(rect.width, rect.height)
    return [
      .drawing(
        SceneDrawing(
          bounds: rect.insetBy(dx: reach, dy: reach),
          marks: [SceneMark(.group(marks), map: map, opacity: pose.opacity)]))
    ]
  }
}
