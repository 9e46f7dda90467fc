import Testing

@testable import AppPorting

struct InitializerSelfTests {
  private func translated(_ member: String) -> String {
    let start = "class A: UIViewController { "
    return String(translate(start + member + " }", InitializerSelfPass()).dropFirst(start.count).dropLast(2))
  }

  @Test(arguments: [
    (
      "let a = UITapGestureRecognizer(target: self, action: tap)",
      "lazy var a = UITapGestureRecognizer(target: self, action: tap)"
    ),
    (
      "private let b: UIButton = { let b = UIButton(); b.addTarget(self, action: tap); return b }()",
      "private lazy var b: UIButton = { let b = UIButton(); b.addTarget(self, action: tap); return b }()"
    ),
    (
      "@objc var b = { () -> B in B(self) }() { didSet { c() } }",
      "@objc lazy var b = { () -> B in B(self) }() { didSet { c() } }"
    ),
  ])
  func `A property whose initializer uses self is lazy`(member: String, expected: String) {
    #expect(translated(member) == expected)
    let remarks = remarks("class A: UIViewController {\n \(member)\n}")
    #expect(remarks.count == 1 && remarks[0].hasPrefix("App.swift:2: there is no object yet where"))
    #expect(remarks.first?.contains("it is a lazy variable in the package") == true)
  }

  @Test(arguments: [
    "lazy var b = B(self)", "static let b = B(self)", "class var b: B { B(self) }", "var b: B { B(self) }",
    "let b = B(A.self)", "let b: () -> Void = { class C { func f() { g(self) } } }", "func f() { let b = B(self) }",
    "struct C { let d = D(self) }",
  ])
  func `Other properties stay as they are`(member: String) {
    #expect(translated(member) == member)
    #expect(remarks("class A: UIViewController { \(member) }").isEmpty)
  }

  @Test(arguments: [
    "let a = A(self), b = B()", "weak var b = B(self)", "@Published var b = B(self)", "nonisolated let b = B(self)",
  ])
  func `A property that cannot be lazy is reported`(member: String) {
    #expect(translated(member) == member)
    let remarks = remarks("class A: UIViewController { \(member) }")
    #expect(remarks.count == 1 && remarks[0].hasSuffix("set the value in init, or in viewDidLoad"))
  }
}
