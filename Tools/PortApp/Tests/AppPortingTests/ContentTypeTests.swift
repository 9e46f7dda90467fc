import Testing

@testable import AppPorting

struct ContentTypeTests {
  private func translated(_ text: String) -> String { translate(text, ContentTypePass()) }

  @Test(arguments: ["MobileCoreServices", "CoreServices", "MobileCoreServices.UTCoreTypes"])
  func `Constants of MobileCoreServices are types of UniformTypeIdentifiers`(module: String) {
    let text = "import \(module)\nlet types = [kUTTypeImage as String, String(kUTTypeMPEG4), kUTTypeURL as String]\n"
    #expect(
      translated(text) == """
        import UniformTypeIdentifiers
        let types = [UTType.image.identifier as String, String(UTType.mpeg4Movie.identifier), UTType.url.identifier as String]

        """)
    #expect(remarks(text).isEmpty)
  }

  @Test(arguments: [
    "import UIKit\nlet type = kUTTypeImage", "#if canImport(MobileCoreServices)\nimport MobileCoreServices\n#endif",
  ])
  func `A file that does not import the module stays as it is`(text: String) {
    #expect(translated(text) == text)
  }

  @Test(arguments: [
    ("kUTTypePICT as String", "kUTTypePICT is not a type of UniformTypeIdentifiers"),
    ("UTTypeConformsTo(a, kUTTypeData)", "UTTypeConformsTo is not available on Linux; use UTType.conforms(to:)"),
  ])
  func `Constants and functions without a successor are reported`(use: String, expected: String) {
    let remarks = remarks("import MobileCoreServices\nlet x = \(use)")
    #expect(remarks.count == 1 && remarks[0].hasPrefix("App.swift:2: \(expected)"))
  }
}
