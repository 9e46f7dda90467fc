import Testing

@testable import AppPorting

struct PlatformTests {
  @Test(arguments: [
    ("#if os(iOS)", "#if os(iOS) || os(Linux)"), ("#if !os(iOS)", "#if !(os(iOS) || os(Linux))"),
    ("#if os(iOS) && DEBUG", "#if (os(iOS) || os(Linux)) && DEBUG"), ("#if os(macOS)", "#if os(macOS)"),
    ("#if os(iOS) || os(Linux)", "#if os(iOS) || os(Linux)"),
  ])
  func `What is compiled for iOS is compiled for Linux`(condition: String, expected: String) {
    let rest = "\nimport UIKit\n#else\nimport AppKit\n#endif"
    #expect(translate(condition + rest, PlatformPass()) == expected + rest)
    #expect(remarks(condition + rest).allSatisfy { !$0.contains("os(iOS)") })
  }

  @Test func `A clause for Linux is kept`() {
    let text = "#if os(iOS)\nlet a = 1\n#elseif os(Linux)\nlet a = 2\n#endif"
    #expect(translate(text, PlatformPass()) == text)
  }
}
