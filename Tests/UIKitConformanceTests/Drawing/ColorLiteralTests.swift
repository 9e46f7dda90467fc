import Testing
import UIKit

/// Literals of Core Graphics colors.
@MainActor
struct ColorLiteralTests {
  @Test(.rule("R1859"))
  func `A layer's color can be a literal`() throws {
    let layer = CALayer()
    layer.borderColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    let color = try #require(layer.borderColor)
    #expect(color.components == [1, 0.5, 0, 0.25])
    #expect(color.colorSpace?.model == .rgb)
  }
}
