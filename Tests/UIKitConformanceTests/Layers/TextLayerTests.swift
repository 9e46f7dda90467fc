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

  @Test(.rule("R2090"))
  func `The font of a text layer can be a typeface without a size`() throws {
    let font = try #require(CGFont("Helvetica-Bold" as CFString))
    #expect(font.postScriptName as String? == "Helvetica-Bold")
    #expect(font.fullName as String? == "Helvetica Bold")
    #expect(CGFont("Helvetica" as CFString)?.fullName as String? == "Helvetica")
    #expect(CGFont("No Such Font" as CFString) == nil)
    let layer = CATextLayer()
    layer.font = font
    #expect(layer.font as AnyObject? === font)
  }
}
