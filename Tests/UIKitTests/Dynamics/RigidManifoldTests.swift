import Testing

@testable import UIKit

/// Where shapes touch each other.
struct RigidManifoldTests {
  private static let square = RigidShape.rectangle(width: 100, height: 100)

  private static func touch(_ first: RigidShape, _ second: RigidShape) -> RigidManifold? {
    RigidManifold.between(first, second, margin: 0)
  }

  @Test func `Squares side by side touch at the ends of their common edge`() throws {
    let manifold = try #require(Self.touch(Self.square, Self.square.moved(by: RigidVector(x: 98, y: 40))))
    #expect(manifold.normal == RigidVector(x: 1, y: 0))
    #expect(manifold.points.map(\.separation) == [-2, -2])
    #expect(Set(manifold.points.map(\.position.y)) == [-10, 50])
  }

  @Test func `Shapes that are apart do not touch`() {
    #expect(Self.touch(Self.square, Self.square.moved(by: RigidVector(x: 101, y: 0))) == nil)
    let disk = RigidShape.disk(center: RigidVector(x: 75, y: 75), radius: 35)
    #expect(Self.touch(Self.square, disk) == nil)
    #expect(Self.touch(disk, .disk(center: .zero, radius: 70)) == nil)
  }

  @Test func `A disk touches the corner of a square, whichever of them is first`() throws {
    let disk = RigidShape.disk(center: RigidVector(x: 53, y: 54), radius: 6)
    for (first, second, sign) in [(Self.square, disk, 1.0), (disk, Self.square, -1)] {
      let manifold = try #require(Self.touch(first, second))
      #expect(isClose(manifold.normal.x, 0.6 * sign, within: 1e-9))
      #expect(isClose(manifold.normal.y, 0.8 * sign, within: 1e-9))
      #expect(isClose(manifold.points[0].separation, -1, within: 1e-9))
    }
  }

  @Test func `A disk with its center in a square leaves by the nearest edge`() throws {
    let manifold = try #require(Self.touch(Self.square, .disk(center: RigidVector(x: 0, y: -45), radius: 10)))
    #expect(manifold.normal == RigidVector(x: 0, y: -1))
    #expect(manifold.points[0].separation == -15)
  }

  @Test(arguments: [1.0, -1])
  func `A segment pushes a square back to the side of its center`(side: Double) throws {
    let segment = RigidShape.segment(RigidVector(x: -500, y: 0), RigidVector(x: 500, y: 0))
    let manifold = try #require(Self.touch(segment, Self.square.moved(by: RigidVector(x: 0, y: 49 * side))))
    #expect(manifold.normal == RigidVector(x: 0, y: side))
    #expect(manifold.points.map(\.separation) == [-1, -1])
  }

  @Test func `The hull of a path's points is convex, in the order of a positive area`() throws {
    let points = [(0.0, 0.0), (10, 0), (5, 5), (10, 10), (0, 10), (5, 0)].map { RigidVector(x: $0.0, y: $0.1) }
    let hull = try #require(RigidShape.hull(of: points))
    #expect(hull.vertices.count == 4)
    #expect(isClose(RigidForm([hull]).area, 100, within: 1e-9))
    #expect(RigidShape.hull(of: Array(points.prefix(2))) == nil)
  }
}
