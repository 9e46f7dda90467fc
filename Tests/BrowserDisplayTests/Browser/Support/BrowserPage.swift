import Foundation

/// A page that a browser shows.
struct BrowserPage {
  let browser: Chromium
  let session: String

  @discardableResult
  func call(_ method: String, _ parameters: sending [String: Any] = [:]) async throws -> Chromium.Answer {
    try await browser.call(method, session: session, parameters)
  }

  // MARK: - Reading

  /// Evaluates an expression, and waits for the promise if it is one.
  func evaluate(_ expression: String) async throws -> Any? {
    let answer = try await call(
      "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let exception = answer.result["exceptionDetails"] { throw Chromium.Failure(text: "\(exception)") }
    return (answer.result["result"] as? [String: Any])?["value"]
  }

  /// Waits until a condition is true, which is evaluated whenever the document changes, and before each frame.
  ///
  /// Some conditions are about variables of the page's script, such as the running animations of a layer, which can
  /// change last, after the document. A new document starts again, so the condition may be about a page that is being
  /// loaded.
  func wait(until condition: String) async throws {
    let expression = """
      new Promise((resolve) => {
        let frame = 0;
        const check = () => {
          try { if (!(\(condition))) return; } catch { return; }
          observer.disconnect();
          cancelAnimationFrame(frame);
          resolve(true);
        };
        const observer = new MutationObserver(check);
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const next = () => { frame = requestAnimationFrame(next); check(); };
        next();
      })
      """
    // One document is replaced by each navigation, and a page is loaded in a few of them.
    for _ in 0..<10 {
      do {
        if try await evaluate(expression) as? Bool == true { return }
      } catch let failure as Chromium.Failure where Self.isAboutReplacedDocument(failure) {}
    }
    throw Chromium.Failure(text: "The page is always loading.")
  }

  private static func isAboutReplacedDocument(_ failure: Chromium.Failure) -> Bool {
    ["context", "navigated", "Promise was collected"].contains { failure.text.contains($0) }
  }

  /// The texts of the screen that are not hidden, as an expression.
  static let texts =
    "[...document.querySelectorAll('#layers text')].filter((text) => text.checkVisibility()).map((text) => text.textContent)"

  /// Waits until the screen has a text.
  func wait(forText text: String) async throws { try await wait(until: "\(Self.texts).includes('\(text)')") }

  /// Returns the texts of the screen.
  func texts() async throws -> [String] { try await evaluate(Self.texts) as? [String] ?? [] }

  /// Returns the text of an element.
  func text(of id: String) async throws -> String {
    try await evaluate("document.getElementById('\(id)').textContent") as? String ?? ""
  }

  /// Evaluates an expression whose value is an array of numbers.
  func numbers(_ expression: String) async throws -> [Double] { Self.numbers(in: try await evaluate(expression)) }

  /// Returns the numbers of an array in JSON, in which a whole number is an integer.
  static func numbers(in value: Any?) -> [Double] {
    (value as? [Any] ?? []).compactMap {
      ($0 as? NSNumber)?.doubleValue ?? $0 as? Double ?? ($0 as? Int).map(Double.init)
    }
  }

  /// Returns a picture of the page, as PNG.
  func picture() async throws -> Data {
    let answer = try await call("Page.captureScreenshot", ["format": "png"])
    return Data(base64Encoded: answer.result["data"] as? String ?? "") ?? Data()
  }

  // MARK: - Using

  /// Clicks a text of the screen, as soon as it is there.
  func click(text: String) async throws {
    try await wait(forText: text)
    try await click(Self.element(text))
  }

  /// Clicks the center of an element.
  func click(_ element: String) async throws {
    try await click(at: center(of: element))
  }

  /// Clicks a point of the page. A click that took longer would be a long press.
  func click(at point: (x: Double, y: Double)) async throws {
    let events = ["mousePressed", "mouseReleased"].map {
      Self.event($0, at: point, ["button": "left", "buttons": $0 == "mousePressed" ? 1 : 0, "clickCount": 1])
    }
    try await browser.call("Input.dispatchMouseEvent", session: session, forEach: events)
  }

  /// Moves the pointer to the center of an element.
  func hover(_ element: String) async throws { try await mouse("mouseMoved", at: center(of: element)) }

  /// Presses and releases the keys of a text.
  func type(_ text: String) async throws {
    for character in text {
      let key = String(character)
      try await call("Input.dispatchKeyEvent", ["type": "keyDown", "key": key, "text": key])
      try await call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
    }
  }

  /// Presses and releases a key that has a name.
  func press(key: String) async throws {
    try await call("Input.dispatchKeyEvent", ["type": "keyDown", "key": key, "code": key])
    try await call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key, "code": key])
  }

  func mouse(_ type: String, at point: (x: Double, y: Double), _ details: [String: any Sendable] = [:])
    async throws
  {
    try await call("Input.dispatchMouseEvent", Self.event(type, at: point, details))
  }

  private static func event(
    _ type: String, at point: (x: Double, y: Double), _ details: [String: any Sendable]
  ) -> [String: any Sendable] {
    details.merging(["type": type, "x": point.x, "y": point.y]) { $1 }
  }

  private func center(of element: String) async throws -> (x: Double, y: Double) {
    let center = try await numbers(
      """
      (() => {
        const box = \(element).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })()
      """)
    guard center.count == 2 else { throw Chromium.Failure(text: "There is no \(element).") }
    return (center[0], center[1])
  }
}
