import Foundation
import Testing
import UIKit

/// Values of UIKit in archives.
@MainActor
struct ArchivingTests {
  private func copy<Object: NSObject & NSCoding>(of object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
  }

  @Test(.rule("R1497"))
  func `Colors are archived with their components`() throws {
    let color = try copy(of: UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8))
    #expect(color == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8))
    #expect(UIColor.supportsSecureCoding)
  }

  @Test(.rule("R1497"))
  func `System colors remain dynamic`() throws {
    let color = try copy(of: UIColor.systemBackground)
    for style in [UIUserInterfaceStyle.light, .dark] {
      for level in [UIUserInterfaceLevel.base, .elevated] {
        let traits = UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
        ])
        #expect(color.resolvedColor(with: traits) == UIColor.systemBackground.resolvedColor(with: traits))
      }
    }
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    #expect(color.resolvedColor(with: light) != color.resolvedColor(with: dark))
  }

  @Test(.rule("R1498"))
  func `Paths are archived with their elements and their line style`() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.move(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 5, y: 0))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.usesEvenOddFillRule = true
    let lengths: [CGFloat] = [4, 2]
    path.setLineDash(lengths, count: 2, phase: 1)
    let copy = try copy(of: path)
    #expect(copy.bounds == path.bounds && copy.currentPoint == path.currentPoint)
    for point in [CGPoint(x: 2, y: 3), CGPoint(x: 10, y: 10), CGPoint(x: 31, y: 42), CGPoint(x: 6, y: 4)] {
      #expect(copy.contains(point) == path.contains(point))
    }
    #expect(copy.lineWidth == 3)
    #expect(copy.lineCapStyle == .round)
    #expect(copy.lineJoinStyle == .bevel)
    #expect(copy.usesEvenOddFillRule)
    var copied: [CGFloat] = [0, 0]
    var (count, phase) = (0, CGFloat(0))
    copy.getLineDash(&copied, count: &count, phase: &phase)
    #expect(copied == lengths && count == 2 && phase == 1)
  }

  @Test(.rule("R1499"))
  func `Fonts and descriptors are archived with their face and size`() throws {
    for font in [
      UIFont.systemFont(ofSize: 13, weight: .semibold), .preferredFont(forTextStyle: .title2),
      UIFont(name: "Courier-Bold", size: 20) ?? .systemFont(ofSize: 1),
    ] {
      let other = try copy(of: font)
      #expect(other == font)
      #expect(other.fontName == font.fontName && other.pointSize == font.pointSize)
      #expect(try copy(of: font.fontDescriptor).postscriptName == font.fontDescriptor.postscriptName)
    }
  }

  @Test(.rule("R1501"))
  func `Insets and offsets can be coded and wrapped`() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: JSONEncoder().encode(insets)) == insets)
    let offset = UIOffset(horizontal: 5, vertical: 6)
    #expect(try JSONDecoder().decode(UIOffset.self, from: JSONEncoder().encode(offset)) == offset)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }
}
