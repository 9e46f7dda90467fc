import Testing
import UIKit

/// Text fields whose subclasses draw.
@MainActor
struct FieldTextDrawingTests {
  private final class Field: UITextField {
    var placeholders = 0
    var texts = 0

    override func drawPlaceholder(in rect: CGRect) {
      placeholders += 1
      super.drawPlaceholder(in: rect)
    }

    override func drawText(in rect: CGRect) {
      texts += 1
      super.drawText(in: rect)
    }
  }

  @Test(.rule("R2062"))
  func `A field draws its placeholder and its text when it is displayed`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let field = Field(frame: CGRect(x: 10, y: 100, width: 100, height: 30))
    field.placeholder = "Name"
    root.view.addSubview(field)
    await stage.turn()
    #expect(field.placeholders > 0 && field.texts == 0)
    let count = field.placeholders
    await stage.advance(by: 0.1)
    #expect(field.placeholders == count)
    field.text = "Ada"
    await stage.turn()
    #expect(field.texts > 0 && field.placeholders == count)
    let texts = field.texts
    field.textColor = .red
    await stage.turn()
    #expect(field.texts > texts)
  }
}
