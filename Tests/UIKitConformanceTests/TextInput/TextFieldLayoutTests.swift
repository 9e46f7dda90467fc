import Testing
import UIKit

@MainActor
struct TextFieldLayoutTests {
  private final class PaddedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 40, dy: 0) }
  }

  @Test func `A field with round corners is 34 points high at the usual size of text`() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    #expect(field.sizeThatFits(CGSize(width: 1000, height: 1000)).height == 34)
    field.borderStyle = .none
    #expect(field.sizeThatFits(CGSize(width: 1000, height: 1000)).height == 22)
  }

  @Test func `The placeholder is where the text would be`() {
    let field = PaddedField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    #expect(field.placeholderRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 140, height: 34))
  }

  @Test func `Overlays reduce the text's space only while they are shown`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    #expect(field.textRect(forBounds: field.bounds).minX < 24)
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 5, width: 24, height: 24))
    #expect(field.textRect(forBounds: field.bounds).minX >= 24)
    field.leftViewMode = .whileEditing
    #expect(field.textRect(forBounds: field.bounds).minX < 24)
    #expect(field.editingRect(forBounds: field.bounds).minX >= 24)
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 24))
    field.rightViewMode = .unlessEditing
    #expect(field.textRect(forBounds: field.bounds).maxX <= 170)
    #expect(field.editingRect(forBounds: field.bounds).maxX > 170)
  }

  @Test(.rule("R1025"))
  func `Overlays flip in a right-to-left layout, and their drawing rectangles do not`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.semanticContentAttribute = .forceRightToLeft
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24)), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 24))
    )
    (field.leftView, field.rightView) = (left, right)
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    root.view.addSubview(field)
    await stage.turn()
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 0)
    #expect(left.frame.maxX == 200)
    #expect(right.frame.minX == 0)
    let text = field.textRect(forBounds: field.bounds)
    #expect(text.minX >= 30 && text.minX < 50)
    #expect(text.maxX <= 176 && text.maxX > 160)
  }

  @Test func `An overlay is in the field while it is shown`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    field.rightView = overlay
    field.rightViewMode = .whileEditing
    root.view.addSubview(field)
    await stage.turn()
    #expect(overlay.superview == nil || overlay.isHidden)
    field.becomeFirstResponder()
    await stage.turn()
    #expect(overlay.isDescendant(of: field))
    #expect(overlay.frame.maxX == 200)
  }

  @Test func `Caret and ranges follow the text's widths`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "iiWW"
    let begin = field.beginningOfDocument
    let places = try (0...4).map { field.caretRect(for: try #require(field.position(from: begin, offset: $0))).minX }
    #expect(places == places.sorted())
    #expect(places[1] - places[0] < places[4] - places[3])
    let range = try #require(field.textRange(from: begin, to: field.endOfDocument))
    #expect(abs(field.firstRect(for: range).width - (places[4] - places[0])) < 0.01)
  }

  @Test func `The position closest to a point is between characters`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "hello"
    for offset in 0...5 {
      let place = try #require(field.position(from: field.beginningOfDocument, offset: offset))
      let rect = field.caretRect(for: place)
      let closest = try #require(field.closestPosition(to: CGPoint(x: rect.midX, y: rect.midY)))
      #expect(field.offset(from: field.beginningOfDocument, to: closest) == offset)
    }
    let far = try #require(field.closestPosition(to: CGPoint(x: 1e6, y: -1e6)))
    #expect(field.compare(far, to: field.endOfDocument) == .orderedSame)
  }

  @Test func `Assistive technology meets the text, and the placeholder as the name`() {
    let field = UITextField()
    field.placeholder = "Email"
    field.text = "me@example.com"
    #expect(field.accessibilityValue == "me@example.com")
    field.accessibilityLabel = "Mail"
    #expect(field.accessibilityLabel == "Mail")
  }
}
