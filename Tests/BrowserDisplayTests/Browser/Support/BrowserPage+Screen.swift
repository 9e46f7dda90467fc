import Foundation

/// What the screen of the device shows.
extension BrowserPage {
  /// A condition that is true if nothing moves, except for what repeats, and no view controller appears or disappears.
  ///
  /// An animation belongs to the page until the app has ended it.
  static let isAtRest = """
    !document.querySelector('#controllers .appearing, #controllers .disappearing')
      && [...layers.values()].every(({ running }) =>
        running.every((animation) => animation.effect.getTiming().iterations === Infinity))
    """

  /// Waits until nothing moves.
  func waitUntilAtRest() async throws { try await wait(until: Self.isAtRest) }

  /// Waits until the screen shows texts at rest, and does not show others.
  func wait(forTexts shown: [String], without hidden: [String] = []) async throws {
    let conditions = shown.map { "\(Self.texts).includes('\($0)')" } + hidden.map { "!\(Self.texts).includes('\($0)')" }
    try await wait(until: (conditions + [Self.isAtRest]).joined(separator: " && "))
  }

  /// Begins to record the texts of the screen, so that one that is shown for a moment is not missed.
  func recordTexts() async throws {
    _ = try await evaluate(
      """
      (() => {
        window.recorded = new Set(\(Self.texts));
        new MutationObserver(() => { for (const text of \(Self.texts)) recorded.add(text); })
          .observe(byID('layers'), { subtree: true, childList: true, characterData: true });
      })()
      """)
  }

  /// Waits until the screen has shown a text since the texts are recorded, and removes it from the record.
  func wait(untilSeen text: String) async throws { try await wait(until: "recorded.delete('\(text)')") }

  /// Returns the frame of the last text of the screen that equals a string: x, y, width and height in points.
  func frame(ofText text: String) async throws -> [Double] {
    try await numbers("(({ x, y, width, height }) => [x, y, width, height])(\(Self.frame(of: Self.element(text))))")
  }

  static func element(_ text: String) -> String {
    "[...document.querySelectorAll('#layers text')].findLast((text) => text.textContent === '\(text)')"
  }

  static func frame(of element: String) -> String { "frameOnScreen({ element: \(element) })" }

  // MARK: - Comparing

  /// Returns the largest distance between the visible texts of the page and those that the app has drawn, in points.
  ///
  /// The picture is drawn by another renderer, from the frame that the app captured last. The distance is very large if
  /// it lacks a text.
  ///
  /// - Parameter origin: A text that is shown once, from which both measure.
  func distanceToPicture(from origin: String) async throws -> Double {
    let distances = try await numbers(
      """
      (async () => {
        const drawing = parse(await (await fetch('screen.svg')).text());
        document.body.append(drawing);
        const factor = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
        const places = (texts, factor) => texts.map((text) => {
          const box = text.getBoundingClientRect();
          return { text: text.textContent, x: box.x / factor, y: box.y / factor };
        });
        const isShown = (text) => {
          const { x, y, width, height } = \(Self.frame(of: "text"));
          if (!text.checkVisibility() || x + width <= 0 || y + height <= 0) return false;
          if (x >= screenSize.width || y >= screenSize.height) return false;
          // The device itself fades in when its page is loaded.
          for (let element = text; element !== byID('layers'); element = element.parentElement) {
            if (getComputedStyle(element).opacity === '0') return false;
          }
          return true;
        };
        const shown = places([...document.querySelectorAll('#layers text')].filter(isShown), scale);
        const drawn = places([...drawing.querySelectorAll('text')], factor);
        drawing.remove();
        const [dx, dy] = [shown, drawn].map((list) => list.find(({ text }) => text === '\(origin)'))
          .reduce((one, other) => [one.x - other.x, one.y - other.y]);
        // JSON has no infinity.
        return shown.map(({ text, x, y }) => Math.min(1e9, ...drawn
          .filter((other) => other.text === text)
          .map((other) => Math.hypot(x - other.x - dx, y - other.y - dy))));
      })()
      """)
    return distances.max() ?? .infinity
  }

  /// Returns the frames of the layers on the screen in points, by the identifiers of the layers.
  func frames() async throws -> [String: [Double]] {
    let frames = try await evaluate(
      """
      Object.fromEntries([...layers.values()].filter(({ element }) => element.checkVisibility()).map((layer) => {
        const { x, y, width, height } = frameOnScreen(layer);
        return [layer.id, [x, y, width, height]];
      }))
      """)
    return (frames as? [String: Any] ?? [:]).mapValues(Self.numbers)
  }

  /// Returns the largest difference between the frames of two pages in points. It is infinite if one page has a layer
  /// that the other one does not have.
  func distance(to other: BrowserPage) async throws -> Double {
    let (own, others) = try await (frames(), other.frames())
    guard own.keys == others.keys, !own.isEmpty else { return .infinity }
    return own.map { id, frame in zip(frame, others[id] ?? []).map { abs($0 - $1) }.max() ?? .infinity }.max()
      ?? .infinity
  }
}
