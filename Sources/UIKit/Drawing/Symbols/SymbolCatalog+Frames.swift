import DisplayScene

extension SymbolCatalog {
  /// Returns a disc from which signs are cut: straight lines, and areas.
  static func disc(_ lines: String = "", hole: String = "") -> SymbolDrawing {
    symbol(fill: "O10 10 9.2" + hole).cut(along: lines, radius: 0.85)
  }

  /// Returns a symbol in a square.
  static func framed(_ lines: String = "", fill: String = "") -> SymbolDrawing {
    symbol("R2 2 16 16 3.4" + lines, fill: fill, weight: 1.5)
  }

  /// Returns a filled square from which signs are cut: straight lines, and areas.
  static func tile(_ lines: String = "", hole: String = "") -> SymbolDrawing {
    symbol(fill: "R1.2 1.2 17.6 17.6 4" + hole).cut(along: lines, radius: 0.85)
  }

  /// Returns a smaller symbol in a circle.
  static func ringed(_ drawing: SymbolDrawing, scale: CGFloat = 0.54, x: CGFloat = 10, y: CGFloat = 10) -> SymbolDrawing
  {
    ringed() + drawing.scaled(scale, x: x, y: y, weight: 0.85)
  }

  /// Returns a disc from which the area of a smaller symbol is cut.
  static func disc(_ drawing: SymbolDrawing, scale: CGFloat = 0.54, x: CGFloat = 10, y: CGFloat = 10) -> SymbolDrawing {
    SymbolDrawing(
      width: 20,
      parts: [.area(SymbolPath.circle(10, 10, 9.2) + drawing.scaled(scale, x: x, y: y, weight: 0.85).areas)])
  }

  /// Returns pairs of the names and drawings of a sign in a circle and in a square, and of both filled.
  static func frames(_ name: String, _ lines: String, isMirrored: Bool = false) -> [String: SymbolDrawing] {
    let drawings = [
      ".circle": ringed(lines), ".circle.fill": disc(lines), ".square": framed(lines), ".square.fill": tile(lines),
    ]
    return Dictionary(
      uniqueKeysWithValues: drawings.map { (name + $0.key, isMirrored ? $0.value.mirrored : $0.value) })
  }
}
