import Testing

@testable import AppPorting

struct RenamedMemberTests {
  @Test(arguments: [
    ("UIEdgeInsetsMake(1, 2, 3, 4)", "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
    ("UIOffsetMake(1, 2)", "UIOffset(horizontal: 1, vertical: 2)"),
    ("UIEdgeInsetsInsetRect(bounds, insets)", "bounds.inset(by: insets)"),
    (
      "UIEdgeInsetsInsetRect(.zero, UIEdgeInsetsMake(1, 2, 3, 4))",
      "CGRect.zero.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
    ),
    ("UIImagePNGRepresentation(image!)", "image!.pngData()"),
    ("UIImagePNGRepresentation(value as! UIImage)", "(value as! UIImage).pngData()"),
    ("UIImageJPEGRepresentation(image, 0.5)", "image.jpegData(compressionQuality: 0.5)"),
    ("UIEdgeInsetsEqualToEdgeInsets(a, b)", "(a == b)"),
    ("UIInterfaceOrientationIsLandscape(a.b)", "a.b.isLandscape"),
    ("UIDeviceOrientationIsPortrait(.portrait)", "UIDeviceOrientation.portrait.isPortrait"),
    ("UIAccessibilityIsVoiceOverRunning()", "UIAccessibility.isVoiceOverRunning"),
    ("UIAccessibilityPostNotification(n, nil)", "UIAccessibility.post(notification: n, argument: nil)"),
    ("NSStringFromCGRect(frame)", "NSCoder.string(for: frame)"), ("CGRectFromString(s)", "NSCoder.cgRect(for: s)"),
  ])
  func `A function is an initializer, a method or a property`(text: String, expected: String) {
    #expect(translate("let a = \(text)", RenamedFunctionPass()) == "let a = \(expected)")
  }

  @Test func `A function of the app keeps its name`() {
    let text = "func UIEdgeInsetsMake(_ a: Int) {}\nlet a = UIEdgeInsetsMake(1)"
    #expect(translate(text, RenamedFunctionPass()) == text)
  }

  @Test(arguments: [
    ("view.bringSubview(toFront: a)", "view.bringSubviewToFront(a)"),
    ("sendSubview(toBack: a)", "sendSubviewToBack(a)"), ("addChildViewController(a)", "addChild(a)"),
    ("a.removeFromParentViewController()", "a.removeFromParent()"),
    ("a.willMove(toParentViewController: nil)", "a.willMove(toParent: nil)"),
    ("a.didMove(toParentViewController: self)", "a.didMove(toParent: self)"),
    ("UIActivityIndicatorView(activityIndicatorStyle: .gray)", "UIActivityIndicatorView(style: .gray)"),
    ("spinner.activityIndicatorViewStyle = .white", "spinner.style = .white"),
    ("childViewControllers.first", "children.first"), ("a.childViewControllers", "a.children"),
    ("a.willMove(toSuperview: nil)", "a.willMove(toSuperview: nil)"), ("f(a.b.characters.count)", "f(a.b.count)"),
    ("let c = \"a\".characters", "let c = \"a\""),
  ])
  func `Methods and properties have their present names`(text: String, expected: String) {
    #expect(
      translate("class A { func f() { \(text) } }", RenamedMemberPass()) == "class A { func f() { \(expected) } }")
  }

  @Test(arguments: [
    (
      "override func didMove(toParentViewController parent: UIViewController?) {}",
      "override func didMove(toParent parent: UIViewController?) {}"
    ),
    (
      "override var childViewControllerForStatusBarStyle: UIViewController? { nil }",
      "override var childForStatusBarStyle: UIViewController? { nil }"
    ),
    (
      "override func prefersHomeIndicatorAutoHidden() -> Bool { return true }",
      "override var prefersHomeIndicatorAutoHidden: Bool { return true }"
    ),
    (
      "func f(_ childViewControllers: [C]) { g(childViewControllers) }",
      "func f(_ childViewControllers: [C]) { g(childViewControllers) }"
    ),
  ])
  func `Overrides are renamed, and local variables are not`(text: String, expected: String) {
    #expect(translate("class A: B { \(text) }", RenamedMemberPass()) == "class A: B { \(expected) }")
  }

  @Test func `A member of the app that would be called by its own name is reported`() {
    let text = "extension UIViewController {\n func removeFromParent() { removeFromParentViewController() }\n}"
    #expect(translate(text, RenamedMemberPass()) == text)
    #expect(
      remarks(text) == [
        "App.swift:2: removeFromParentViewController is removeFromParent since Swift 4.2, which the app declares; rename the app's method"
      ])
  }

  @Test func `A member of the app keeps its name`() {
    let text = """
      protocol P { var childViewControllers: [C] { get }; func addChildViewController(_ c: C) }
      p.childViewControllers.map(p.addChildViewController)
      p.addChildViewController(c)
      """
    #expect(translate(text, RenamedMemberPass()) == text)
  }
}
