import Testing
import UIKit

/// Layers that display a part of their content.
@MainActor
struct ScrollLayerTests {
  private func makeLayer() -> CAScrollLayer {
    let layer = CAScrollLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    return layer
  }

  @Test(.rule("R1257"))
  func `A point is scrolled to the upper left corner, on the axes of the mode`() {
    let layer = makeLayer()
    #expect(layer.scrollMode == .both)
    layer.scroll(to: CGPoint(x: 20, y: 30))
    #expect(layer.bounds == CGRect(x: 20, y: 30, width: 100, height: 100))
    layer.scrollMode = .horizontally
    layer.scroll(to: CGPoint(x: 40, y: 50))
    #expect(layer.bounds.origin == CGPoint(x: 40, y: 30))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 0, y: 0))
    #expect(layer.bounds.origin == CGPoint(x: 40, y: 0))
    layer.scrollMode = .none
    layer.scroll(to: CGPoint(x: 7, y: 7))
    #expect(layer.bounds.origin == CGPoint(x: 40, y: 0))
  }

  @Test(.rule("R1257"))
  func `A sublayer scrolls the nearest scroll layer`() {
    let layer = makeLayer()
    let sublayer = CALayer()
    sublayer.frame = CGRect(x: 10, y: 10, width: 500, height: 500)
    layer.addSublayer(sublayer)
    sublayer.scroll(CGPoint(x: 5, y: 5))
    #expect(layer.bounds.origin == CGPoint(x: 15, y: 15))
    sublayer.scrollRectToVisible(CGRect(x: 200, y: 20, width: 40, height: 40))
    #expect(layer.bounds.contains(sublayer.convert(CGRect(x: 200, y: 20, width: 40, height: 40), to: layer)))
    #expect(layer.bounds.minY == 15)
    #expect(sublayer.visibleRect == sublayer.convert(layer.bounds, from: layer))
    CALayer().scroll(CGPoint(x: 1, y: 1))
  }
}
