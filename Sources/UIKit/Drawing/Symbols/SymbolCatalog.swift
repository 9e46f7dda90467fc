import DisplayScene
import Synchronization

/// The symbols that the runtime can draw, by Apple's names.
///
/// The drawings are original.
package enum SymbolCatalog {
  static func symbol(named name: String) -> SymbolDrawing? {
    used.withLock { used in
      if let drawing = used[name] { return drawing }
      let drawing = symbols[name]?.finished
      used[name] = drawing
      return drawing
    }
  }

  /// The names, in order.
  package static var names: [String] { symbols.keys.sorted() }

  /// The drawings that were used, with their parts.
  private static let used = Mutex<[String: SymbolDrawing]>([:])

  private static let symbols: [String: SymbolDrawing] = Dictionary(
    uniqueKeysWithValues: [
      lines, badges, objects, arrows, arrowForms, signs, shapes, devices, media, machines, things, files, tools, places,
      travel, weather, people, messages, commerce, writing, security, panes, enclosedLetters,
      sizesAndStorms,
    ].joined().map { ($0.key, $0.value) })

  /// Returns a symbol from the short notation of its stroked and filled paths.
  static func symbol(
    _ lines: String = "", fill: String = "", width: CGFloat = 20, weight: CGFloat = 1.6, isMirrored: Bool = false
  ) -> SymbolDrawing {
    SymbolDrawing(width: width, parts: parts(lines, fill: fill, weight: weight), isMirrored: isMirrored)
  }

  private static func parts(_ lines: String, fill: String, weight: CGFloat) -> [SymbolDrawing.Part] {
    var parts: [SymbolDrawing.Part] = []
    if !fill.isEmpty { parts.append(.area(SymbolPath.parse(fill))) }
    if !lines.isEmpty { parts.append(.line(SymbolPath.parse(lines), width: weight)) }
    return parts
  }

  /// Returns a symbol in a circle.
  static func ringed(_ lines: String = "", fill: String = "") -> SymbolDrawing {
    symbol("O10 10 8.4" + lines, fill: fill, weight: 1.5)
  }

  private static func line(_ path: String, width: CGFloat = 20, weight: CGFloat = 1.7) -> SymbolDrawing {
    SymbolDrawing(width: width, parts: [.line(SymbolPath.parse(path), width: weight)])
  }

  private static func area(_ path: @autoclosure @escaping @Sendable () -> ScenePath) -> SymbolDrawing {
    SymbolDrawing(width: 20, parts: [.area(path())])
  }

  // MARK: - Lines

  private static let lines: [String: SymbolDrawing] = [
    "arrow.clockwise": SymbolDrawing(
      width: 20,
      parts: [
        .line(
          SymbolPath.parse(
            "M16.5 9.9C16.5 13.6 13.6 16.9 9.9 16.9C6.1 16.9 3.2 13.8 3.2 10.2C3.2 6.5 6.2 3.5 9.9 3.5L11.6 3.7"
          ), width: 1.7),
        .area(SymbolPath.parse("M10.4 0.6L14.6 3.9L10.4 7.2Z")),
      ]),
    "checkmark": line("M3.2 11L7.6 16.2L16.6 3.8", weight: 2),
    "chevron.down": line("M2.6 6.6L10 13.8L17.4 6.6", weight: 2),
    "chevron.left": line("M9.8 2.6L2.6 10L9.8 17.4", width: 12, weight: 2),
    "chevron.right": line("M2.2 2.6L9.4 10L2.2 17.4", width: 12, weight: 2),
    "chevron.up": line("M2.6 13.6L10 6.4L17.4 13.6", weight: 2),
    "minus": line("M2.5 10L17.5 10"),
    "plus": line("M10 2.5L10 17.5M2.5 10L17.5 10"),
    "xmark": line("M3.6 3.6L16.4 16.4M16.4 3.6L3.6 16.4"),
    "wifi.slash": SymbolDrawing(
      width: 22,
      parts: [
        .line(SymbolPath.parse("M2 8C4 6 6.2 4.9 8.4 4.4M12.2 4.2C15 4.5 17.8 5.8 20 8"), width: 1.8),
        .line(
          SymbolPath.parse("M5.4 11.3C6.7 10 8.2 9.2 9.8 8.9M15 10C15.6 10.4 16.1 10.8 16.6 11.3"), width: 1.8
        ),
        .area(SymbolPath.parse("M11 16.9L8.3 14.2C9.8 12.8 12.2 12.8 13.7 14.2Z")),
        .line(SymbolPath.parse("M4.2 2.4L18 16.6"), width: 1.6),
      ]),
  ]

  // MARK: - Circles with Cutouts

  private static func badge(_ hole: String) -> SymbolDrawing {
    area(SymbolPath.circle(10, 10, 9) + SymbolPath.parse(hole))
  }

  private static let badges: [String: SymbolDrawing] = [
    "checkmark.circle.fill": badge(
      "M8.8 14.7C8.5 14.7 8.2 14.5 8 14.3L5.4 11.1C4.8 10.3 5.9 9.4 6.6 10.1L8.7 12.7L13 5.9C13.6 5.1 14.8 5.9 14.3 6.8L9.6 14.2C9.4 14.5 9.1 14.7 8.8 14.7Z"
    ),
    "xmark.circle.fill": badge(
      "M6.3 12.6L8.9 10L6.3 7.4C5.6 6.7 6.7 5.6 7.4 6.3L10 8.9L12.6 6.3C13.3 5.6 14.4 6.7 13.7 7.4L11.1 10L13.7 12.6C14.4 13.3 13.3 14.4 12.6 13.7L10 11.1L7.4 13.7C6.7 14.4 5.6 13.3 6.3 12.6Z"
    ),
    "plus.circle.fill": badge(
      "M9.3 9.3L9.3 6C9.3 5 10.7 5 10.7 6L10.7 9.3L14 9.3C15 9.3 15 10.7 14 10.7L10.7 10.7L10.7 14C10.7 15 9.3 15 9.3 14L9.3 10.7L6 10.7C5 10.7 5 9.3 6 9.3Z"
    ),
    "exclamationmark.circle.fill": area(
      SymbolPath.circle(10, 10, 9) + SymbolPath.circle(10, 14, 1.05)
        + SymbolPath.parse("M9 5.9C9 4.6 11 4.6 11 5.9L10.8 10.7C10.8 11.7 9.2 11.7 9.2 10.7Z")),
    "info.circle.fill": area(
      SymbolPath.circle(10, 10, 9) + SymbolPath.circle(10, 5.8, 1.15)
        + SymbolPath.roundedRect(CGRect(x: 9.2, y: 8.4, width: 1.6, height: 6.6), radius: 0.8)),
    "person.crop.circle.fill": area(
      SymbolPath.circle(10, 10, 9) + SymbolPath.circle(10, 7.6, 3.1)
        + SymbolPath.parse(
          "M4.4 15.2C5.2 13 7.4 11.8 10 11.8C12.6 11.8 14.8 13 15.6 15.2C12.6 18.4 7.4 18.4 4.4 15.2Z")),
  ]

  // MARK: - Things

  private static let objects: [String: SymbolDrawing] = [
    "bolt.fill": area(
      SymbolPath.parse(
        "M12.6 0.8L4 11.3C3.7 11.7 3.9 12.1 4.4 12.1L9.2 12.1L7 18.7C6.8 19.4 7.5 19.6 7.9 19.1L16.2 8.6C16.5 8.2 16.3 7.8 15.8 7.8L11.2 7.8L13.4 1.4C13.6 0.7 13.1 0.3 12.6 0.8Z"
      )),
    "envelope.fill": SymbolDrawing(
      width: 22,
      parts: [
        .area(
          SymbolPath.parse(
            "M1.3 4.6C1.7 3.9 2.4 3.4 3.3 3.4L18.7 3.4C19.6 3.4 20.3 3.9 20.7 4.6L12.1 11.4C11.4 11.9 10.6 11.9 9.9 11.4Z"
          )),
        .area(
          SymbolPath.parse(
            "M1 6.2L9.2 12.7C10.3 13.6 11.7 13.6 12.8 12.7L21 6.2L21 14.8C21 16 20.1 16.8 18.9 16.8L3.1 16.8C1.9 16.8 1 16 1 14.8Z"
          )),
      ]),
    "exclamationmark.triangle.fill": area(
      SymbolPath.parse(
        "M8.6 2.3C9.2 1.2 10.8 1.2 11.4 2.3L18.9 15.6C19.5 16.7 18.8 18 17.5 18L2.5 18C1.2 18 0.5 16.7 1.1 15.6Z"
      )
        + SymbolPath.circle(10, 15, 1.05)
        + SymbolPath.parse("M9.1 7.4C9.1 6.1 10.9 6.1 10.9 7.4L10.7 12C10.7 12.9 9.3 12.9 9.3 12Z")),
    "gearshape.fill": area(
      SymbolPath.ring(points: 32, distances: [9.3, 9.3, 7.5, 7.5], turned: -0.098)
        + SymbolPath.circle(10, 10, 3.4)),
    "heart.fill": area(
      SymbolPath.parse(
        "M10 18C10 18 1 12.6 1 7C1 4.1 3.1 2.2 5.6 2.2C7.5 2.2 9 3.2 10 4.8C11 3.2 12.5 2.2 14.4 2.2C16.9 2.2 19 4.1 19 7C19 12.6 10 18 10 18Z"
      )),
    "house.fill": area(
      SymbolPath.parse(
        "M9 2C9.6 1.5 10.4 1.5 11 2L19 9C19.6 9.6 19.2 10.4 18.5 10.4L17 10.4L17 16.4C17 17.4 16.4 18 15.4 18L12.2 18L12.2 12.6C12.2 12 11.9 11.7 11.3 11.7L8.7 11.7C8.1 11.7 7.8 12 7.8 12.6L7.8 18L4.6 18C3.6 18 3 17.4 3 16.4L3 10.4L1.5 10.4C0.8 10.4 0.4 9.6 1 9Z"
      )),
    "lock.fill": SymbolDrawing(
      width: 16,
      parts: [
        .area(SymbolPath.roundedRect(CGRect(x: 2, y: 8.6, width: 12, height: 10), radius: 2.2)),
        .line(
          SymbolPath.parse("M4.6 9L4.6 5.6C4.6 3.4 6 1.9 8 1.9C10 1.9 11.4 3.4 11.4 5.6L11.4 9"), width: 1.8),
      ]),
    "person.fill": SymbolDrawing(
      width: 20,
      parts: [
        .area(SymbolPath.circle(10, 5.6, 4.2)),
        .area(
          SymbolPath.parse(
            "M2.4 16.6C2.4 13.4 6 11.3 10 11.3C14 11.3 17.6 13.4 17.6 16.6C17.6 17.7 16.9 18.2 15.8 18.2L4.2 18.2C3.1 18.2 2.4 17.7 2.4 16.6Z"
          )),
      ]),
    "sparkles": SymbolDrawing(
      width: 20,
      parts: [
        .area(
          SymbolPath.parse(
            "M7.6 4C8.4 9 9.2 9.8 14.2 10.8C9.2 11.8 8.4 12.6 7.6 17.6C6.8 12.6 6 11.8 1 10.8C6 9.8 6.8 9 7.6 4Z"
          )),
        .area(
          SymbolPath.parse(
            "M15 1.4C15.4 4 15.9 4.4 18.4 5C15.9 5.6 15.4 6 15 8.6C14.6 6 14.1 5.6 11.6 5C14.1 4.4 14.6 4 15 1.4Z"
          )),
        .area(
          SymbolPath.parse(
            "M15.6 12.6C15.9 14.5 16.3 14.9 18.2 15.4C16.3 15.9 15.9 16.3 15.6 18.2C15.3 16.3 14.9 15.9 13 15.4C14.9 14.9 15.3 14.5 15.6 12.6Z"
          )),
      ]),
    "square.stack.3d.up.fill": SymbolDrawing(
      width: 20,
      parts: [
        .area(
          SymbolPath.parse(
            "M9 1.8C9.6 1.5 10.4 1.5 11 1.8L18.2 5.4C19.1 5.9 19.1 6.7 18.2 7.2L11 10.8C10.4 11.1 9.6 11.1 9 10.8L1.8 7.2C0.9 6.7 0.9 5.9 1.8 5.4Z"
          )),
        .line(SymbolPath.parse("M2 10.4L9.2 14C9.7 14.3 10.3 14.3 10.8 14L18 10.4"), width: 1.7),
        .line(SymbolPath.parse("M2 14.2L9.2 17.8C9.7 18.1 10.3 18.1 10.8 17.8L18 14.2"), width: 1.7),
      ]),
    "star.fill": area(SymbolPath.ring(points: 10, distances: [9.4, 3.9])),
  ]
}
