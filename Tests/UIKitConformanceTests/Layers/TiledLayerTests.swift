import Testing
import UIKit

/// Layers that draw in tiles.
@MainActor
struct TiledLayerTests {
  @Test(.rule("R1461"))
  func `A tiled layer has tiles of 256 pixels and one level of detail`() {
    let layer = CATiledLayer()
    #expect(layer.tileSize == CGSize(width: 256, height: 256))
    #expect(layer.levelsOfDetail == 1)
    #expect(layer.levelsOfDetailBias == 0)
    #expect(CATiledLayer.fadeDuration() == 0.25)
  }
}
