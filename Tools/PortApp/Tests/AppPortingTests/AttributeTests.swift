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
        @IBAction func tap() {}
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
          @IBAction func tap() {}
          @nonobjc func n() {}
        }
        """)
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
