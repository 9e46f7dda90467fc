import Testing

@testable import AppPorting

struct RetypedValueTests {
  @Test func `The keys of an image picker's information have a type`() {
    let type = "UIImagePickerController.InfoKey"
    let start = "func p(_ p: P, didFinishPickingMediaWithInfo info: ["
    #expect(
      translate("\(start)String: Any]) { f(info[\"a\"], other[\"a\"]) }", RetypedValuePass())
        == "\(start)\(type): Any]) { f(info[\(type)(rawValue: \"a\")], other[\"a\"]) }")
  }

  @Test(arguments: [
    (
      "t.typingAttributes = [NSAttributedStringKey.font.rawValue: f]",
      "t.typingAttributes = [NSAttributedString.Key.font: f]"
    ),
    (
      "let a: [String: Any] = [NSAttributedStringKey.font.rawValue: f, NSAttributedStringKey.link.rawValue: l]",
      "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: f, NSAttributedString.Key.link: l]"
    ), ("let s = NSAttributedStringKey.font.rawValue", "let s = NSAttributedString.Key.font.rawValue"),
  ])
  func `The keys of attributes of text are no strings`(text: String, expected: String) {
    #expect(translate(text, RetypedValuePass(), RenamedNamePass()) == expected)
  }

  @Test(arguments: [
    (
      "a.accessibilityTraits = UIAccessibilityTraitButton | UIAccessibilityTraitLink",
      "a.accessibilityTraits = [UIAccessibilityTraits.button, UIAccessibilityTraits.link]"
    ),
    (
      "accessibilityTraits = super.accessibilityTraits | UIAccessibilityTraitHeader",
      "accessibilityTraits = [super.accessibilityTraits, UIAccessibilityTraits.header]"
    ),
    (
      "a.accessibilityTraits |= UIAccessibilityTraitLink", "a.accessibilityTraits.formUnion(UIAccessibilityTraits.link)"
    ),
    (
      "a.accessibilityTraits &= ~UIAccessibilityTraitLink", "a.accessibilityTraits.subtract(UIAccessibilityTraits.link)"
    ),
    ("let a = b | c", "let a = b | c"),
  ])
  func `Traits of accessibility are a set`(text: String, expected: String) {
    #expect(translate(text, RetypedValuePass(), RenamedNamePass()) == expected)
  }
}
