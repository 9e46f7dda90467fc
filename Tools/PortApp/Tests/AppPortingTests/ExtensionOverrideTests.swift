import Testing

@testable import AppPorting

struct ExtensionOverrideTests {
  @Test func `An override in an extension of a class of UIKit replaces the member of the class`() {
    let text = translate(
      """
      extension UINavigationController {
          open override func viewDidLoad() {
              super.viewDidLoad()
          }
          // The style of the content.
          override public var preferredStatusBarStyle: UIStatusBarStyle { topViewController?.preferredStatusBarStyle ?? .default }
      }
      extension UIScrollView {
          @objc override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      }
      """, AttributePass(), ExtensionMemberPass())
    #expect(
      text == """
        extension UINavigationController {
            @_dynamicReplacement(for: viewDidLoad()) public func _extension_viewDidLoad() {
                super.viewDidLoad()
            }
            // The style of the content.
            @_dynamicReplacement(for: preferredStatusBarStyle) public var _extension_preferredStatusBarStyle: UIStatusBarStyle { topViewController?.preferredStatusBarStyle ?? .default }
        }
        extension UIScrollView {
            @_dynamicReplacement(for: touchesBegan(_:with:)) public func _extension_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        """)
  }

  @Test func `An override of another member is reported`() {
    let source = "extension UILabel {\n  open override func layoutSubviews() {}\n}"
    let result = Translation(of: ["A.swift": source], passes: [ExtensionMemberPass()])
    #expect(result.texts["A.swift"] == source)
    #expect(result.remarks.map(\.line) == [2])
    #expect(
      result.remarks.first?.message.hasPrefix("layoutSubviews in an extension of UILabel cannot be overridden") == true)
  }
}
