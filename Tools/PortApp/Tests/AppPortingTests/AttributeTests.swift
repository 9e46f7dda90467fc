import Testing

@testable import AppPorting

struct AttributeTests {
  @Test func `Attributes of Objective-C are removed, and those that compile remain`() {
    let text = translate(
      """
      @objcMembers class A: NSObject {
        @objc
        func f() {}
        @objc dynamic var x = 0
        @objc(y:) func z() {} // @objc
        @IBOutlet weak var label: UILabel!
        @IBAction func tap(_ sender: UIButton) {}
        @nonobjc func n() {}
      }
      """, AttributePass())
    #expect(
      text == """
        class A: NSObject {
          func f() {}
          var x = 0
          func z() {} // @objc
          weak var label: UILabel!
          @IBAction func tap(_ sender: UIButton) {}
          @nonobjc func n() {}
        }
        """)
  }

  @Test func `An action has its attribute only with one parameter, as the compiler on Linux requires`() {
    let text = translate(
      """
      class A: UIViewController {
        @IBAction func f() {}
        @IBAction private func g(_ sender: UIButton, forEvent: UIEvent) {}
        @IBAction // why
        func h() {}
        @IBAction func k(_ sender: Any?) {}
      }
      """, AttributePass())
    #expect(
      text == """
        class A: UIViewController {
          func f() {}
          private func g(_ sender: UIButton, forEvent: UIEvent) {}
           // why
          func h() {}
          @IBAction func k(_ sender: Any?) {}
        }
        """)
  }

  @Test func `Actions without their attribute are called by name`() {
    let text = Translation(of: [
      "A.swift": """
      import UIKit
      class A: UIViewController {
        @IBAction func f() {}
        @IBAction func g(_ sender: UIButton, forEvent event: UIEvent) {}
      }
      """
    ]).texts.values.joined()
    #expect(!text.contains("@IBAction"))
    #expect(text.contains("\"f\"") && text.contains("\"g:forEvent:\""))
  }

  @Test func `The attribute of the delegate becomes the one of Swift`() {
    #expect(translate("@UIApplicationMain\nclass A {}", AttributePass()) == "@main\nclass A {}")
  }

  @Test func `Code that only Objective-C compiles stays as it is`() {
    let text = "#if canImport(ObjectiveC)\n@objc class A {}\n#endif\n"
    #expect(Translation(of: ["A.swift": text]).texts["A.swift"] == text)
  }

  @Test func `A framework that Linux lacks is reported`() {
    #expect(remarks("import UIKit\nimport MapKit").count == 1)
    #expect(remarks("import UIKit\nimport MapKit").first?.hasPrefix("App.swift:2: MapKit is not available") == true)
  }

  @Test func `Resources are found in the bundle of the package`() {
    let text = translate(
      "let u = Bundle.main.url(forResource: \"a\", withExtension: nil); let t = NSLocalizedString(\"k\", comment: \"\")",
      BundlePass())
    #expect(text.contains("Bundle.module.url(") && text.contains("NSLocalizedString(\"k\", bundle: .module, comment"))
  }
}
