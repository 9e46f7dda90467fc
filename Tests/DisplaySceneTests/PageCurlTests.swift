import Foundation
import Testing

@testable import DisplayScene

/// A page that curls, as flat layers.
struct PageCurlTests {
  private let page = layer(7, CGRect(x: 10, y: 20, width: 60, height: 80), style: SceneStyle(backgroundColor: red))

  private func curled(_ fraction: Double) -> SceneLayer { page.curled(by: fraction) { 100 + $0 } }

  /// Returns the point of the stage's parent at which a layer shows one of its points.
  private func place(_ point: CGPoint, of id: Int, in layer: SceneLayer) -> CGPoint? {
    if layer.id == id { return layer.geometry.map.apply(point) }
    return layer.sublayers.lazy.compactMap { place(point, of: id, in: $0) }.first.map(layer.geometry.map.apply)
  }

  @Test func `A page that has not begun to curl is itself, and one that has curled up is hidden`() {
    #expect(curled(0) == page)
    #expect(curled(1).isHidden)
  }

  @Test(arguments: [0.1, 0.4, 0.7])
  func `The flat part of the page remains in its place`(fraction: Double) throws {
    for point in [CGPoint.zero, CGPoint(x: 60, y: 0), CGPoint(x: 30, y: 80)] {
      let shown = try #require(place(point, of: 7, in: curled(fraction)))
      #expect(abs(shown.x - point.x - 10) < 1e-9 && abs(shown.y - point.y - 20) < 1e-9)
    }
  }

  @Test func `The lower right corner moves up and to the left, away from the fold`() throws {
    let corner = CGPoint(x: 60, y: 80)
    let places = try [0.1, 0.2, 0.3].map { try #require(place(corner, of: 104, in: curled($0))) }
    #expect(places.map(\.x) == places.map(\.x).sorted(by: >))
    #expect(places.map(\.y) == places.map(\.y).sorted(by: >))
  }

  @Test func `The front ends at the fold, and the stage ends at the page`() throws {
    let stage = curled(0.5)
    #expect(stage.geometry == page.geometry && stage.style.clipsToBounds)
    let front = try #require(stage.sublayers.first { $0.name == "PageFront" })
    #expect(front.style.clipsToBounds)
    // The fold is in the middle between the two corners.
    let fold = front.geometry.map.apply(CGPoint(x: front.geometry.bounds.minX, y: 0))
    let normal = CGPoint(x: -sin(Double.pi / 7), y: -cos(Double.pi / 7))
    let length = -(60 * normal.x + 80 * normal.y)
    #expect(abs((fold.x - 60) * normal.x + (fold.y - 80) * normal.y - length / 2) < 1e-9)
  }

  @Test func `Every part has an identifier of its own`() {
    func identifiers(_ layer: SceneLayer) -> [Int] { [layer.id] + layer.sublayers.flatMap(identifiers) }
    let all = identifiers(curled(0.5))
    #expect(Set(all).count == all.count)
  }
}
