import DisplayScene
import Foundation
import Testing

/// The corners to which a display clips a layer whose mask is an opaque rectangle.
struct MaskOutlineTests {
  private static let black = SceneColor(red: 0, green: 0, blue: 0)

  private func outline(_ change: (inout SceneLayer) -> Void = { _ in }) -> [CGPoint]? {
    var masked = layer(1)
    var mask = layer(2, CGRect(x: 10, y: 20, width: 30, height: 40), style: SceneStyle(backgroundColor: Self.black))
    change(&mask)
    masked.mask = [mask]
    return masked.maskOutline
  }

  @Test func `An opaque rectangle has corners in the coordinates of the layer`() {
    let corners = [CGPoint(x: 10, y: 20), CGPoint(x: 40, y: 20), CGPoint(x: 40, y: 60), CGPoint(x: 10, y: 60)]
    #expect(outline() == corners)
    let quarter = outline { $0.geometry.transform = SceneTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0) }
    let turned = [CGPoint(x: 45, y: 25), CGPoint(x: 45, y: 55), CGPoint(x: 5, y: 55), CGPoint(x: 5, y: 25)]
    #expect(quarter == turned)
  }

  @Test func `A mask that is not an opaque rectangle has no corners`() {
    #expect(layer(1).maskOutline == nil)
    #expect(outline { $0.opacity = 0.5 } == nil)
    #expect(outline { $0.isHidden = true } == nil)
    #expect(outline { $0.style.cornerRadius = 4 } == nil)
    #expect(outline { $0.style.backgroundColor = nil } == nil)
    #expect(outline { $0.style.backgroundColor?.alpha = 0.5 } == nil)
    #expect(outline { $0.sublayers = [layer(3)] } == nil)
  }
}
