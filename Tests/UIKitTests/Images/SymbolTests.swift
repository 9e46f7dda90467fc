import DisplayScene
import Testing
@testable import UIKit

/// The drawings of symbols, in boxes that are 20 units high.
struct SymbolTests {
  private func drawing(_ name: String) throws -> SymbolDrawing { try #require(SymbolCatalog.symbol(named: name)) }

  private func points(_ path: ScenePath) -> [CGPoint] {
    path.elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let control1, let control2, let end): [control1, control2, end]
      case .close: []
      }
    }
  }

  /// Determines by the even-odd rule whether a point is in an area of straight lines.
  private func isFilled(_ x: CGFloat, _ y: CGFloat, in drawing: SymbolDrawing) -> Bool {
    drawing.areas.polylines.reduce(false) { isInside, polygon in
      zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(isInside) { isInside, edge in
        let (start, end) = edge
        guard (start.y > y) != (end.y > y) else { return isInside }
        let crossing = start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
        return crossing > x ? !isInside : isInside
      }
    }
  }

  @Test func `Every symbol draws something, and nothing outside of its box`() throws {
    for name in SymbolCatalog.names {
      let drawing = try drawing(name)
      #expect(!drawing.parts.isEmpty, "\(name)")
      for part in drawing.parts {
        let (path, margin): (ScenePath, CGFloat) =
          switch part {
          case .area(let path): (path, 0)
          case .line(let path, let width): (path, width / 2)
          }
        let points = points(path)
        #expect(!points.isEmpty, "\(name)")
        let box = CGRect(x: 0, y: 0, width: drawing.width, height: SymbolDrawing.height)
          .insetBy(dx: margin - 0.05, dy: margin - 0.05)
        #expect(points.allSatisfy(box.contains), "\(name)")
      }
    }
  }

  @Test func `Lines that cross are holes in a disc, also where they cross`() throws {
    let plus = SymbolCatalog.disc("M10 5L10 15M5 10L15 10")
    for (x, y) in [(10.0, 10.0), (10, 5.5), (10, 14.5), (5.5, 10), (14.5, 10), (10.5, 9.5)] {
      #expect(!isFilled(x, y, in: plus), "\(x), \(y)")
    }
    for (x, y) in [(7.0, 7.0), (13, 7), (10, 3), (10, 17), (3, 10), (17, 10)] {
      #expect(isFilled(x, y, in: plus), "\(x), \(y)")
    }
    #expect(!isFilled(0.5, 0.5, in: plus))
  }

  @Test func `A curve is a hole in a disc`() {
    let curve = SymbolPath.outline(of: "M6 10C6 6 14 6 14 10", width: 2)
    let disc = SymbolDrawing(width: 20, parts: [.area(SymbolPath.circle(10, 10, 9) + curve)])
    #expect(!isFilled(10, 7, in: disc))
    #expect(!isFilled(6, 10, in: disc))
    #expect(isFilled(10, 10, in: disc))
    #expect(isFilled(10, 4, in: disc))
  }

  @Test func `The parts of a line that a band covers are removed, with their round ends`() throws {
    let cut = SymbolCatalog.symbol("M0 10L20 10", weight: 2).cut(by: SymbolCutter(10, 10, radius: 3))
    let part = try #require(cut.parts.first)
    guard case .line(let path, _) = part else {
      Issue.record("A line remains a line")
      return
    }
    #expect(path.polylines.count == 2)
    for (piece, ends) in zip(path.polylines, [(0.0, 6.0), (14, 20)]) {
      #expect(abs((piece.first?.x ?? -1) - ends.0) < 0.1)
      #expect(abs((piece.last?.x ?? -1) - ends.1) < 0.1)
    }
  }

  @Test func `A slash has gaps at both sides`() {
    let square = SymbolCatalog.symbol(fill: "R1 1 18 18 0").slashed
    #expect(square.parts.count == 2)
    #expect(!isFilled(10, 10, in: square))
    #expect(!isFilled(11, 10, in: square))
    #expect(isFilled(14, 8, in: square))
    #expect(isFilled(6, 12, in: square))
  }

  @Test(arguments: ["arrow.forward.circle.fill", "chevron.backward.circle", "arrow.up.forward", "increase.indent"])
  func `Symbols that point forward and backward are mirrored in right-to-left layouts`(name: String) throws {
    let drawing = try drawing(name)
    let box = CGRect(x: 0, y: 0, width: drawing.width, height: 20)
    let color = SceneColor(red: 0, green: 0, blue: 0, alpha: 1)
    let left = drawing.shapes(in: box, color: color)
    let right = drawing.shapes(in: box, color: color, isRightToLeft: true)
    #expect(left.map(\.path).flatMap(points).map { drawing.width - $0.x } == right.map(\.path).flatMap(points).map(\.x))
  }

  @Test(arguments: ["arrow.right.circle.fill", "chevron.left.circle", "arrow.up.right", "list.number"])
  func `Symbols that point left and right are not mirrored`(name: String) throws {
    #expect(try !drawing(name).isMirrored)
  }

  @Test(arguments: [
    (UIFont.Weight.ultraLight, UIImage.SymbolWeight.ultraLight), (.thin, .thin), (.light, .light), (.heavy, .heavy),
    (.black, .black), (UIFont.Weight(0.26), .medium), (UIFont.Weight(2), .black),
  ])
  func `The weight of symbols is the nearest to that of a font`(font: UIFont.Weight, symbol: UIImage.SymbolWeight) {
    #expect(font.symbolWeight() == symbol)
    #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
  }
}
