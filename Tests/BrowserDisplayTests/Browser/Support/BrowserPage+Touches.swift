import CoreGraphics
import Foundation

/// Pointers on the screen of the device. Points are those of the screen, also outside of it: on the frame of the
/// device.
extension BrowserPage {
  func press(at point: CGPoint, modifiers: Int = 0) async throws {
    try await pointer("mousePressed", at: point, ["button": "left", "buttons": 1, "clickCount": 1], modifiers)
  }

  func move(to point: CGPoint, modifiers: Int = 0) async throws {
    try await pointer("mouseMoved", at: point, ["button": "left", "buttons": 1], modifiers)
  }

  func release(at point: CGPoint, modifiers: Int = 0) async throws {
    try await pointer("mouseReleased", at: point, ["button": "left", "buttons": 0, "clickCount": 1], modifiers)
  }

  func click(at point: CGPoint) async throws {
    try await click(at: placeOnPage(of: point))
  }

  /// Turns the wheel over a point. A positive distance shows what is below.
  func turnWheel(by distance: Double, at point: CGPoint) async throws {
    try await pointer("mouseWheel", at: point, ["deltaX": 0, "deltaY": distance], 0)
  }

  private func pointer(
    _ type: String, at point: CGPoint, _ details: [String: any Sendable], _ modifiers: Int
  ) async throws {
    try await mouse(type, at: placeOnPage(of: point), details.merging(["modifiers": modifiers]) { $1 })
  }

  /// Returns the place of a point of the screen on the page.
  private func placeOnPage(of point: CGPoint) async throws -> (x: Double, y: Double) {
    let place = try await numbers(
      """
      (() => {
        const frame = byID('screen').getBoundingClientRect();
        return [frame.left + scale * \(point.x), frame.top + scale * \(point.y)];
      })()
      """)
    guard place.count == 2 else { throw Chromium.Failure(text: "The page has no screen.") }
    return (place[0], place[1])
  }
}
