import Testing
import UIKit

/// Labels whose subclasses draw.
@MainActor
struct LabelDrawingTests {
  /// A label that records the rectangles in which it draws text.
  private final class TextLabel: UILabel {
    var rects: [CGRect] = []

    override func drawText(in rect: CGRect) {
      rects.append(rect)
      super.drawText(in: rect)
    }
  }

  /// A label that draws itself.
  private final class DrawnLabel: UILabel {
    var draws = 0
    var texts = 0
    var callsSuper = false

    override func draw(_ rect: CGRect) {
      draws += 1
      if callsSuper { super.draw(rect) }
    }

    override func drawText(in rect: CGRect) { texts += 1 }
  }

  private func show(_ label: UILabel) async throws -> Stage {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    label.frame = CGRect(x: 10, y: 100, width: 100, height: 30)
    root.view.addSubview(label)
    return stage
  }

  @Test(.rule("R2060"))
  func `A label draws its text when it is displayed`() async throws {
    let label = TextLabel()
    label.text = "Text"
    let stage = try await show(label)
    #expect(label.rects.isEmpty)
    await stage.turn()
    #expect(label.rects == [CGRect(x: 0, y: 0, width: 100, height: 30)])
    await stage.advance(by: 0.1)
    #expect(label.rects.count == 1)
  }

  @Test(.rule("R2060"))
  func `A label draws its text again after a change`() async throws {
    let label = TextLabel()
    label.text = "Text"
    let stage = try await show(label)
    await stage.turn()
    let changes: [(TextLabel) -> Void] = [
      { $0.text = "Other" }, { $0.font = .systemFont(ofSize: 9) }, { $0.textColor = .red },
      { $0.textAlignment = .center }, { $0.attributedText = NSAttributedString(string: "New") },
      { $0.isHighlighted = true }, { $0.isEnabled = false }, { $0.shadowColor = .green },
      { $0.bounds.size.width = 80 }, { $0.setNeedsDisplay() },
    ]
    for (index, change) in changes.enumerated() {
      change(label)
      #expect(label.rects.count == index + 1)
      await stage.turn()
      #expect(label.rects.count == index + 2, "change \(index)")
    }
    #expect(label.rects.last == CGRect(x: 0, y: 0, width: 80, height: 30))
  }

  @Test(.rule("R2060"))
  func `The method that draws a label draws its text`() async throws {
    let label = DrawnLabel()
    label.text = "Text"
    label.callsSuper = true
    let stage = try await show(label)
    await stage.turn()
    #expect(label.draws == 1 && label.texts == 1)
    label.text = "Other"
    await stage.turn()
    #expect(label.draws == 2 && label.texts == 2)
  }

  @Test(.rule("R2061"))
  func `A label that draws itself draws no text`() async throws {
    let label = DrawnLabel()
    label.text = "Text"
    let stage = try await show(label)
    await stage.turn()
    label.textColor = .red
    await stage.turn()
    #expect(label.draws == 2 && label.texts == 0)
  }

  @Test(.rule("R2060"))
  func `A label can change its color while it draws its text`() async throws {
    final class OutlinedLabel: UILabel {
      var draws = 0

      override func drawText(in rect: CGRect) {
        draws += 1
        let color = textColor
        textColor = .black
        super.drawText(in: rect.offsetBy(dx: 1, dy: 1))
        textColor = color
        super.drawText(in: rect)
      }
    }
    let label = OutlinedLabel()
    label.text = "Text"
    let stage = try await show(label)
    await stage.turn()
    await stage.turn()
    #expect(label.draws == 1)
  }
}
