import Simulator
import Testing

struct SnapshotPlaceTests {
  private func path(_ test: String, named name: String? = nil) -> String {
    SnapshotPlace(file: "/tests/ScreenTests.swift", position: "", test: test, name: name).path
  }

  @Test(arguments: [
    ("theSplash()", "ScreenTests/theSplash"),
    ("testSignIn()", "ScreenTests/testSignIn"),
    ("fits(device:)", "ScreenTests/fits"),
    ("`The user's list (empty)`()", "ScreenTests/The-user-s-list-empty"),
    ("`A page`(_:)", "ScreenTests/A-page"),
    ("`50 % of “it”, a/b\\c: <d>?`()", "ScreenTests/50-of-it-a-b-c-d"),
    ("`Über das Menü`()", "ScreenTests/Über-das-Menü"),
    ("`…`()", "ScreenTests/2026"),
    ("../up", "ScreenTests/up"),
  ])
  func `A file is named after the words of its test`(_ test: String, _ expected: String) {
    #expect(path(test) == expected)
  }

  @Test func `The name of a snapshot follows the name of its test`() {
    #expect(path("signIn()", named: "wrong passcode") == "ScreenTests/signIn.wrong-passcode")
  }

  @Test func `Long names are cut, and remain different`() {
    let start = "`" + String(repeating: "A long sentence ", count: 20)
    let (first, second) = (path("\(start)one`()"), path("\(start)two`()"))
    #expect(first != second)
    #expect(first.utf8.count < 130)
    #expect(path("\(start)one`()") == first)
  }
}
