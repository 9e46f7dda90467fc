import DisplayScene
import Testing

import UIKit
@testable import QuartzCore

/// The parts of resizable images.
@MainActor
struct ImageSlicesTests {
  @Test func `The last repetition of a part ends where the trailing cap begins`() throws {
    let slices = ImageSlices.slices(
      size: CGSize(width: 30, height: 20), in: CGRect(x: 0, y: 0, width: 55, height: 20),
      caps: .init(top: 0, left: 10, bottom: 0, right: 10), tiles: true
    ).filter { $0.rect.minY == 0 }.sorted { $0.rect.minX < $1.rect.minX }
    #expect(slices.map(\.rect.minX) == [0, 10, 20, 30, 40, 45])
    #expect(slices.map(\.rect.maxX) == [10, 20, 30, 40, 45, 55])
    let last = try #require(slices.dropLast().last)
    #expect(last.source.minX == 10 && last.source.width == 5)
  }
}
