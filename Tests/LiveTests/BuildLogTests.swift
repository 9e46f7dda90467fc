import DisplayScene
import Testing

@testable import Live

struct BuildLogTests {
  private func problems(_ text: String) -> [SceneBuild.Problem] { BuildLog(text: text).problems(in: "/home/me/app") }

  @Test func `Errors of the compiler have a file, a line and a message, each of them once`() {
    let log = """
      [12/40] Compiling App Screen.swift
      /home/me/app/Sources/App/Screen.swift:12:5: error: cannot find 'titel' in scope
      10 |   func show() {
      11 |     let width = 3
      12 |     titel.text = "Hello"
         |     `- error: cannot find 'titel' in scope
      13 |   }
      /home/me/app/Sources/App/Screen.swift:11:9: warning: variable 'width' was never used
      /home/me/app/Sources/App/Screen.swift:12:5: error: cannot find 'titel' in scope
      /home/me/app/Sources/App/My:Other File.swift:3:1: error: expected '}' in struct [#syntax]
      error: fatalError
      """
    #expect(
      problems(log) == [
        SceneBuild.Problem(file: "Sources/App/Screen.swift", line: 12, message: "cannot find 'titel' in scope"),
        SceneBuild.Problem(
          file: "Sources/App/My:Other File.swift", line: 3, message: "expected '}' in struct [#syntax]"),
      ])
  }

  @Test func `Errors of other tools have no place`() {
    #expect(
      problems("error: no executable product named 'Ap'\n") == [.init(message: "no executable product named 'Ap'")])
    #expect(
      problems("Screen.swift.o:(.text+0x1): undefined reference to 'width'\nclang: error: linker command failed")
        == [.init(message: "undefined reference to 'width'"), .init(message: "clang: linker command failed")])
  }

  @Test func `A file outside of the package keeps its path`() {
    #expect(
      problems("/other/A.swift:1:1: error: no such module 'UIKit'")
        == [.init(file: "/other/A.swift", line: 1, message: "no such module 'UIKit'")])
  }

  @Test func `A build without errors has no problems`() {
    #expect(problems("Building for debugging...\nBuild of product 'App' complete! (0.5s)\n").isEmpty)
  }
}
