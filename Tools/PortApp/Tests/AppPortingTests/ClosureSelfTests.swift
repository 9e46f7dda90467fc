import Testing

@testable import AppPorting

struct ClosureSelfTests {
  private func translated(_ closure: String) -> String {
    let start = "class A: NSObject { var count = 0; func f() { e.enumerateMatches(in: s, range: r) "
    return String(translate(start + closure + " } }", ClosureSelfPass()).dropFirst(start.count).dropLast(4))
  }

  @Test(arguments: [
    ("{ match, _, _ in count += 1 }", "{ [self] match, _, _ in count += 1 }"),
    ("{ f($0) }", "{ [self] in f($0) }"), ("{ [s] match, _, _ in f() }", "{ [self, s] match, _, _ in f() }"),
  ])
  func `A closure that escapes on Linux captures what it uses`(closure: String, expected: String) {
    #expect(translated(closure) == expected)
  }

  @Test(arguments: [
    "{ match, _, _ in self.count += 1 }", "{ [weak self] match, _, _ in self?.f() }", "{ count, _, _ in print(count) }",
  ])
  func `A closure that names what it uses stays as it is`(closure: String) {
    #expect(translated(closure) == closure)
  }
}
