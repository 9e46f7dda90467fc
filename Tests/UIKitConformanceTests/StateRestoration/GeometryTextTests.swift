import Testing
import UIKit

/// The text that represents geometry.
@MainActor
struct GeometryTextTests {
  @Test(.rule("R1346"))
  func `Geometry is written as text and read again`() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: CGAffineTransform(translationX: 5, y: 6)) == "[1, 0, 0, 1, 5, 6]")
    let point = CGPoint(x: -1.25, y: 3)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: point)) == point)
    let vector = CGVector(dx: 1, dy: -2)
    #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
    let size = CGSize(width: 100, height: 0.5)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: size)) == size)
    let rect = CGRect(x: 1, y: -2, width: 3, height: 4)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    let transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
  }

  @Test(.rule("R1346"))
  func `Text that represents no geometry results in zero`() {
    #expect(NSCoder.cgRect(for: "{1, 2}") == .zero)
    #expect(NSCoder.cgPoint(for: "one, two") == .zero)
    #expect(NSCoder.cgAffineTransform(for: "") == .identity)
  }
}
