import DisplayScene

/// The drawing of a symbol: areas and lines in a box that is 20 units high at every point size.
struct SymbolDrawing: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    /// A filled area, whose holes the even-odd rule determines.
    case area(ScenePath)
    /// A line with round ends.
    case line(ScenePath, width: CGFloat)
  }

  /// The height of the box.
  static let height: CGFloat = 20

  let width: CGFloat
  /// A Boolean value that indicates whether the symbol is mirrored in right-to-left layouts.
  let isMirrored: Bool
  private let makeParts: @Sendable () -> [Part]

  /// Creates a drawing, whose parts are made when they are used.
  init(width: CGFloat, parts: @autoclosure @escaping @Sendable () -> [Part], isMirrored: Bool = false) {
    self.width = width
    self.isMirrored = isMirrored
    makeParts = parts
  }

  static func == (first: SymbolDrawing, second: SymbolDrawing) -> Bool {
    first.width == second.width && first.isMirrored == second.isMirrored && first.parts == second.parts
  }

  /// The parts, which are made every time unless the drawing is finished.
  var parts: [Part] { makeParts() }

  /// The drawing with its parts made.
  var finished: SymbolDrawing {
    let parts = parts
    return SymbolDrawing(width: width, parts: parts, isMirrored: isMirrored)
  }

  /// Returns the shapes that draw the symbol in a rectangle.
  ///
  /// The thickness of its lines is multiplied by a factor.
  func shapes(in rect: CGRect, color: SceneColor, isRightToLeft: Bool = false, boldness: CGFloat = 1) -> [SceneShape] {
    let turned = isMirrored && isRightToLeft
    let across = rect.width / width
    let down = rect.height / Self.height
    func place(_ path: ScenePath) -> ScenePath {
      path.mapped { CGPoint(x: rect.minX + (turned ? width - $0.x : $0.x) * across, y: rect.minY + $0.y * down) }
    }
    return parts.map { part in
      switch part {
      case .area(let path): SceneShape(path: place(path), fill: color)
      case .line(let path, let width):
        SceneShape(path: place(path), stroke: .init(color: color, width: width * boldness * min(across, down)))
      }
    }
  }
}
