import Testing
import UIKit

/// The fonts of text layers.
@MainActor
struct TextLayerTests {
  @Test(.rule("R1639"))
  func `The font of a text layer can be set by its name`() {
    let layer = CATextLayer()
    layer.font = "Courier" as CFString
    #expect(layer.font as? String == "Courier")
    layer.font = "Helvetica" as CFTypeRef
    #expect(layer.font as? String == "Helvetica")
    layer.font = nil
    #expect(layer.font == nil)
  }
}
