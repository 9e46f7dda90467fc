extension SymbolCatalog {
  private static let arrowUp = "M10 14.4L10 5.8M6.4 9.4L10 5.8L13.6 9.4"
  private static let arrowDown = "M10 5.6L10 14.2M6.4 10.6L10 14.2L13.6 10.6"
  private static let arrowLeft = "M14.4 10L5.8 10M9.4 6.4L5.8 10L9.4 13.6"
  private static let arrowRight = "M5.6 10L14.2 10M10.6 6.4L14.2 10L10.6 13.6"
  private static let upRight = "M6.8 13.2L13 7M7.8 7L13 7L13 12.2"
  private static let downRight = "M6.8 6.8L13 13M7.8 13L13 13L13 7.8"
  private static let upAndDown =
    "M7.4 13.6L7.4 6.2M5.1 8.5L7.4 6.2L9.7 8.5M12.6 6.4L12.6 13.8M10.3 11.5L12.6 13.8L14.9 11.5"
  private static let turnLeft = symbol("M7 3L2.6 7.4L7 11.8M2.6 7.4L12 7.4C14.8 7.4 17 9.4 17 12.2L17 17", weight: 1.7)
  private static let turnDown = symbol("M3.2 3L3.2 8C3.2 10.6 5.2 12.6 7.8 12.6L17.2 12.6M12.8 8.2L17.2 12.6L12.8 17")
  private static let bent =
    "M9.2 4C9.2 3.2 8.4 2.9 7.8 3.4L1.6 9C1.1 9.5 1.1 10.1 1.6 10.6L7.8 16.2C8.4 16.7 9.2 16.4 9.2 15.6L9.2 12.9C13.6 12.9 16 14 17.6 16.6C18 17.2 18.8 17 18.7 16.2C18.2 10.4 15 6.9 9.2 6.7Z"
  private static let wedge =
    "M3.6 4.4L16.4 4.4C17.6 4.4 18.2 5.5 17.5 6.5L11.2 15.7C10.6 16.5 9.4 16.5 8.8 15.7L2.5 6.5C1.8 5.5 2.4 4.4 3.6 4.4Z"
  private static let circling = symbol(
    "M15.4 5.9C16.7 7.2 17.5 9 17.5 11C17.5 15.1 14.1 18.5 10 18.5C5.9 18.5 2.5 15.1 2.5 11C2.5 6.9 5.9 3.5 10 3.5L10.6 3.5",
    fill: "M10.2 0.5L14.4 3.5L10.2 6.5Z")
  private static let again = symbol(
    "M16.5 9.9C16.5 13.6 13.6 16.9 9.9 16.9C6.1 16.9 3.2 13.8 3.2 10.2C3.2 6.5 6.2 3.5 9.9 3.5L11.6 3.7",
    fill: "M10.4 0.2L15 3.9L10.4 7.6Z", weight: 2.2)
  private static let doubled = symbol("M9.6 3.4L3 10L9.6 16.6M17 3.4L10.4 10L17 16.6", weight: 1.8)
  private static let compact = symbol("M7 2.2L3 10L7 17.8", width: 10, weight: 1.8)
  private static let apart =
    symbol("M8.4 8.4L2.4 2.4M7.6 2.4L2.4 2.4L2.4 7.6M11.6 11.6L17.6 17.6M12.4 17.6L17.6 17.6L17.6 12.4")
  private static let together =
    symbol("M2.4 2.4L8.6 8.6M3.4 8.6L8.6 8.6L8.6 3.4M17.6 17.6L11.4 11.4M16.6 11.4L11.4 11.4L11.4 16.6")
  private static let leaving = symbol(
    "M11.4 6.2L11.4 4.4C11.4 2.9 10.5 2 9 2L4.6 2C3.1 2 2.2 2.9 2.2 4.4L2.2 15.6C2.2 17.1 3.1 18 4.6 18L9 18C10.5 18 11.4 17.1 11.4 15.6L11.4 13.8M6.8 10L19.8 10M16.4 6.6L19.8 10L16.4 13.4",
    width: 22, weight: 1.5)
  private static let leavingFill =
    symbol(fill: "R1.5 1.3 10.4 17.4 3", width: 22).cut(along: "M6.8 10L12 10", radius: 1.9)
    + symbol("M6.8 10L19.8 10M16.4 6.6L19.8 10L16.4 13.4", weight: 1.6)
  private static let toLine = symbol("M10 2L10 13.6M5 8.8L10 13.8L15 8.8M3 17.8L17 17.8")

  /// Symbols of arrows in frames, arrows in pairs, and other forms of arrows and chevrons.
  static let arrowForms: [String: SymbolDrawing] = [
    "arrow.up.left.and.arrow.down.right": apart, "arrow.down.right.and.arrow.up.left": together,
    "arrow.up.backward.and.arrow.down.forward": apart.mirrored,
    "arrow.down.forward.and.arrow.up.backward": together.mirrored,
    "arrow.up.forward": symbol("M4.5 15.5L15.5 4.5M6.5 4.5L15.5 4.5L15.5 13.5", isMirrored: true),
    "arrow.left.and.right": symbol("M2 10L22 10M6.2 5.6L1.8 10L6.2 14.4M17.8 5.6L22.2 10L17.8 14.4", width: 24),
    "arrow.up.and.down": symbol("M7 1.8L7 18.2M2.8 5.8L7 1.6L11.2 5.8M2.8 14.2L7 18.4L11.2 14.2", width: 14),
    "arrow.up.and.down.and.arrow.left.and.right": symbol(
      "M10 1.6L10 18.4M1.6 10L18.4 10M7.4 4L10 1.4L12.6 4M7.4 16L10 18.6L12.6 16M4 7.4L1.4 10L4 12.6M16 7.4L18.6 10L16 12.6",
      weight: 1.5),
    "arrow.down.to.line": toLine, "arrow.up.to.line": toLine.upended, "arrow.left.to.line": toLine.turned,
    "arrow.right.to.line": toLine.turned.flipped, "arrow.backward.to.line": toLine.turned.mirrored,
    "arrow.forward.to.line": toLine.turned.flipped.mirrored,
    "arrow.turn.up.left": turnLeft, "arrow.turn.up.right": turnLeft.flipped, "arrow.turn.down.right": turnDown,
    "arrow.turn.down.left": turnDown.flipped,
    "arrowshape.turn.up.left": symbol(bent, weight: 1.4), "arrowshape.turn.up.left.fill": symbol(fill: bent),
    "arrowshape.turn.up.right": symbol(bent, weight: 1.4).flipped,
    "arrowshape.turn.up.right.fill": symbol(fill: bent).flipped,
    "arrow.2.circlepath": symbol(
      "M3 9.2C3.4 5.8 6.3 3.4 10 3.4C12.4 3.4 14.6 4.5 15.9 6.2M16.4 2.6L16.2 6.5L12.3 6.3M17 10.8C16.6 14.2 13.7 16.6 10 16.6C7.6 16.6 5.4 15.5 4.1 13.8M3.6 17.4L3.8 13.5L7.7 13.7"
    ),
    "arrow.2.squarepath": symbol(
      "M14.4 3.2L6.2 3.2C4.8 3.2 4 4 4 5.4L4 13.4M1 10.4L4 13.4L7 10.4M7.6 16.8L15.8 16.8C17.2 16.8 18 16 18 14.6L18 6.6M15 9.6L18 6.6L21 9.6",
      width: 22),
    "arrow.triangle.turn.up.right.diamond": symbol(
      diamond + "M7.2 13.2L7.2 10.6C7.2 9.6 7.7 9.1 8.7 9.1L10.8 9.1", fill: "M10.6 6.5L14 9.1L10.6 11.7Z", weight: 1.5),
    "arrow.triangle.turn.up.right.diamond.fill": symbol(fill: diamondFill + "M10.4 6.2L14 9.1L10.4 12Z")
      .cut(along: "M7.2 13.2L7.2 9.1L10.6 9.1", radius: 0.85),
    "arrow.clockwise.circle": ringed(again, x: 10.1), "arrow.counterclockwise.circle": ringed(again.flipped, x: 9.9),
    "arrow.up.arrow.down.circle": ringed(upAndDown), "arrow.up.arrow.down.circle.fill": disc(upAndDown),
    "arrow.up.arrow.down.square": framed(upAndDown),
    "arrow.backward.circle": ringed(arrowLeft).mirrored, "arrow.backward.circle.fill": disc(arrowLeft).mirrored,
    "arrow.forward.circle": ringed(arrowRight).mirrored, "arrow.forward.circle.fill": disc(arrowRight).mirrored,
    "goforward": circling, "gobackward": circling.flipped,
    "arrowtriangle.down": symbol(wedge, weight: 1.5), "arrowtriangle.down.fill": symbol(wedge, fill: wedge, weight: 1),
    "arrowtriangle.up": symbol(wedge, weight: 1.5).upended,
    "arrowtriangle.up.fill": symbol(wedge, fill: wedge, weight: 1).upended,
    "arrowtriangle.left": symbol(wedge, weight: 1.5).turned,
    "arrowtriangle.left.fill": symbol(wedge, fill: wedge, weight: 1).turned,
    "arrowtriangle.right": symbol(wedge, weight: 1.5).turned.flipped,
    "arrowtriangle.right.fill": symbol(wedge, fill: wedge, weight: 1).turned.flipped,
    "chevron.left.2": doubled, "chevron.right.2": doubled.flipped, "chevron.up.2": doubled.turned,
    "chevron.down.2": doubled.turned.upended, "chevron.compact.left": compact, "chevron.compact.right": compact.flipped,
    "chevron.left.forwardslash.chevron.right": symbol(
      "M7 4.8L1.8 10L7 15.2M17 4.8L22.2 10L17 15.2M13.9 3L10.1 17", width: 24),
    "rectangle.portrait.and.arrow.right": leaving, "rectangle.portrait.and.arrow.forward": leaving.mirrored,
    "rectangle.portrait.and.arrow.right.fill": leavingFill,
    "rectangle.portrait.and.arrow.forward.fill": leavingFill.mirrored,
    "square.and.arrow.up.fill": symbol(fill: "R2.2 6.8 15.6 12.4 2.8").cut(along: "M10 12.6L10 1", radius: 1.9)
      + symbol("M10 12.6L10 1.6M6.4 5L10 1.4L13.6 5"),
    "square.and.arrow.down.fill": symbol(fill: "R2.2 6.8 15.6 12.4 2.8")
      .cut(along: "M10 12.8L10 1M10 13L6.4 9.4M10 13L13.6 9.4", radius: 1.9)
      + symbol("M10 1.6L10 12.8M6.4 9.4L10 13L13.6 9.4"),
  ]
  .merging(frames("arrow.up.right", upRight)) { $1 }.merging(frames("arrow.down.right", downRight)) { $1 }
  .merging(frames("arrow.up.forward", upRight, isMirrored: true)) { $1 }
  .merging(frames("arrow.up", arrowUp)) { $1 }.merging(frames("arrow.down", arrowDown)) { $1 }
  .merging(frames("arrow.left", arrowLeft)) { $1 }.merging(frames("arrow.right", arrowRight)) { $1 }
  .merging(frames("chevron.up", "M5.8 11.8L10 7.6L14.2 11.8")) { $1 }
  .merging(frames("chevron.down", "M5.8 8.2L10 12.4L14.2 8.2")) { $1 }
  .merging(frames("chevron.left", "M11.6 5.8L7.4 10L11.6 14.2")) { $1 }
  .merging(frames("chevron.right", "M8.4 5.8L12.6 10L8.4 14.2")) { $1 }
  .merging(frames("chevron.backward", "M11.6 5.8L7.4 10L11.6 14.2", isMirrored: true)) { $1 }
  .merging(frames("chevron.forward", "M8.4 5.8L12.6 10L8.4 14.2", isMirrored: true)) { $1 }
}
