import DisplayScene
import Foundation
import Testing

/// The shapes of rounded corners.
struct CornerCurveTests {
  private func outline(_ curve: SceneCornerCurve, _ size: CGSize, radius: Double = 10) -> ScenePath {
    ScenePath(rect: CGRect(origin: .zero, size: size), cornerRadius: radius, corners: .all, curve: curve)
  }

  private func start(of path: ScenePath) -> CGPoint? {
    if case .move(let point)? = path.elements.first { point } else { nil }
  }

  @Test func `A continuous corner begins farther from the corner`() {
    let size = CGSize(width: 100, height: 100)
    #expect(start(of: outline(.circular, size)) == CGPoint(x: 0, y: 10))
    let continuous = start(of: outline(.continuous, size))
    #expect(abs((continuous?.y ?? 0) - 15.2866) < 0.001 && continuous?.x == 0)
  }

  @Test func `A continuous corner is circular where there is no room for it`() throws {
    let size = CGSize(width: 100, height: 20)
    #expect(start(of: outline(.continuous, size)) == CGPoint(x: 0, y: 10))
    // Each part of the corner ends on the circle.
    for case .curve(_, _, let end) in outline(.continuous, size).elements.prefix(4) {
      #expect(abs(hypot(end.x - 10, end.y - 10) - 10) < 0.001)
    }
  }

  @Test func `A picture draws continuous corners as a path`() {
    let box = CGRect(x: 0, y: 0, width: 60, height: 40)
    func svg(_ curve: SceneCornerCurve) -> String {
      SVGRenderer().render(
        frame(layer(1, box, style: SceneStyle(backgroundColor: red, cornerRadius: 8, cornerCurve: curve))))
    }
    #expect(svg(.circular).contains("rx=\"8\""))
    #expect(!svg(.continuous).contains("rx=\"8\"") && svg(.continuous).contains("<path d=\"M0 12.2"))
  }
}
