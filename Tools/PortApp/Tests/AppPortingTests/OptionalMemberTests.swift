import Testing

@testable import AppPorting

struct OptionalMemberTests {
  @Test func `An optional method has a default implementation, and a call of it has the same result`() {
    let text = translate(
      """
      @objc protocol P {
        func a()
        @objc optional func b(_ x: Int)
        @objc optional func c() -> Int
      }
      class C: P {
        func a() {}
        func c() -> Int { 1 }
      }
      weak var p: P?
      p?.b?(1)
      let n = p?.c?() ?? 5
      completion?(1)
      tableView.delegate?.tableView?(tableView, didSelectRowAt: path)
      """, AttributePass(), OptionalMemberPass())
    #expect(
      text == """
        protocol P: AnyObject {
          func a()
          func b(_ x: Int)
          func c() -> Int?
        }

        extension P {
            func b(_ x: Int) {}
            func c() -> Int? { nil }
        }
        class C: P {
          func a() {}
          func c() -> Int? { 1 }
        }
        weak var p: P?
        p?.b(1)
        let n = p?.c() ?? 5
        completion?(1)
        tableView.delegate?.tableView(tableView, didSelectRowAt: path)
        """)
  }

  @Test func `A test whether a method is implemented is reported`() {
    let text = "@objc protocol P {\n  @objc optional func b()\n}\nfunc f(_ p: P) -> Bool { p.b != nil }"
    #expect(remarks(text).first?.hasPrefix("App.swift:4: whether b is implemented cannot be determined") == true)
  }

  @Test func `A method of UIKit's protocols is called without unwrapping it`() {
    let text = translate(
      """
      let a = delegate!.textFieldShouldClear!(field)
      let b = source.numberOfSections?(in: table)!
      let c = handler!(1)
      """, OptionalMemberPass())
    #expect(
      text == """
        let a = delegate!.textFieldShouldClear(field)
        let b = source.numberOfSections(in: table)
        let c = handler!(1)
        """)
  }

  @Test func `What unwraps the result of a method of UIKit's protocols is reported`() {
    let text = """
      func f() {
        let n = source.numberOfSections?(in: table)
        g(n!)
        if let m = source.numberOfSections?(in: table) { g(m) }
        let o = table.dataSource?.numberOfSections?(in: table)
        g(o!)
      }
      """
    #expect(
      remarks(text).map { String($0.prefix(40)) } == [
        "App.swift:3: numberOfSections always has", "App.swift:4: numberOfSections always has",
      ])
  }

  @Test func `An optional property is kept and reported`() {
    let text = "@objc protocol P {\n  @objc optional var b: Int { get }\n}"
    #expect(translate(text, OptionalMemberPass()).contains("optional var b"))
    #expect(remarks(text).count == 1)
  }
}
