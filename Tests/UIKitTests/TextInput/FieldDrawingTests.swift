import DisplayScene
import Testing
@testable import UIKit

/// The drawing of text fields by subclasses.
@MainActor @Suite(.ownDevice) struct FieldDrawingTests {
  /// A field that records the rectangles that it draws in.
  private final class RecordingField: UITextField {
    var placeholders: [CGRect] = []
    var texts: [CGRect] = []
    var drawsItself = false

    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }

    override func drawPlaceholder(in rect: CGRect) {
      placeholders.append(rect)
      guard drawsItself else { return super.drawPlaceholder(in: rect) }
      UIColor.red.setFill()
      UIRectFill(rect)
    }

    override func drawText(in rect: CGRect) {
      texts.append(rect)
      super.drawText(in: rect)
    }
  }

  private func field() -> RecordingField {
    let field = RecordingField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.placeholder = "Name"
    field.layoutIfNeeded()
    return field
  }

  @Test func `A field draws its placeholder or its text in their rectangles`() {
    let field = field()
    #expect(!field.canvas.sceneContent().isEmpty)
    #expect(field.placeholders == [CGRect(x: 10, y: 0, width: 180, height: 40)] && field.texts.isEmpty)
    field.text = "Ada"
    field.layoutIfNeeded()
    #expect(!field.canvas.sceneContent().isEmpty)
    #expect(field.texts == [CGRect(x: 10, y: 0, width: 180, height: 40)] && field.placeholders.count == 1)
  }

  @Test func `A subclass can draw itself`() {
    let field = field()
    field.drawsItself = true
    let content = field.canvas.sceneContent()
    guard case .drawing(let drawing) = content.first else {
      Issue.record("\(content) is not a drawing")
      return
    }
    #expect(content.count == 1 && drawing.marks.count == 1)
    #expect(drawing.bounds == field.canvas.frame && drawing.rect == field.canvas.bounds)
  }

  @Test func `Drawing outside of the display's request does nothing`() {
    let field = field()
    field.drawPlaceholder(in: field.bounds)
    #expect(field.drawn == nil)
  }

  @Test func `A background image replaces the border`() {
    let field = field()
    field.borderStyle = .line
    let border = field.sceneContent()
    field.background = UIImage(systemName: "square.fill")
    #expect(field.sceneContent() != border && !field.sceneContent().isEmpty)
    field.borderStyle = .roundedRect
    let rounded = field.sceneContent()
    field.background = nil
    #expect(field.sceneContent() == rounded)
  }
}
