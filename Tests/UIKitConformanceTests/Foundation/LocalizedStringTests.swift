import Testing
import UIKit

/// Texts that are localized by their interpolations.
struct LocalizedStringTests {
  /// A bundle with tables, which is removed with the test.
  private final class Tables {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/A.bundle")

    func bundle() throws -> Bundle { try #require(Bundle(url: folder)) }

    func write(_ text: String, to path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
  }

  private let tables = Tables()
  private let english = Locale(identifier: "en_US")

  @Test(.rule("R2145"))
  func `Without a translation, the text is the key with its values`() throws {
    try tables.write("", to: "en.lproj/Localizable.strings")
    let bundle = try tables.bundle()
    #expect(String(localized: "Chapter", bundle: bundle) == "Chapter")
    #expect(String(localized: "\(1500) of \("many"), 100%", bundle: bundle, locale: english) == "1,500 of many, 100%")
    #expect(String(localized: "100% sure", bundle: bundle) == "100% sure")
    #expect(String(localized: "key", defaultValue: "Page \(3)", bundle: bundle, comment: "A page") == "Page 3")
  }

  @Test(.rule("R2146"))
  func `A translation is found by the key with places, and receives the values by their positions`() throws {
    try tables.write(
      """
      "greeting" = "Hello";
      "%@ has %lld of %llu" = "%3$llu: %2$lld, %1$@";
      "%lf m" = "%.1f metres";
      "page" = "Leaf %lld";
      """, to: "en.lproj/Localizable.strings")
    try tables.write("\"greeting\" = \"Good morning\";", to: "en.lproj/Other.strings")
    let bundle = try tables.bundle()
    #expect(String(localized: "greeting", bundle: bundle) == "Hello")
    #expect(String(localized: "greeting", table: "Other", bundle: bundle) == "Good morning")
    #expect(NSLocalizedString("greeting", tableName: "Other", bundle: bundle, comment: "") == "Good morning")
    #expect(String(localized: "\("Ann") has \(2) of \(UInt(3))", bundle: bundle, locale: english) == "3: 2, Ann")
    #expect(String(localized: "\(1.26) m", bundle: bundle, locale: english) == "1.3 metres")
    #expect(String(localized: "page", defaultValue: "Page \(3)", bundle: bundle) == "Leaf 3")
  }

  @Test(.rule("R2147"), arguments: [(1, "1 thing on 2 shelves"), (2, "2 things on 2 shelves")])
  func `A number selects the plural form`(count: Int, text: String) throws {
    try tables.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld of %lld</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@things@ on %2$#@shelves@</string>
      <key>things</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld thing</string><key>other</key><string>%lld things</string></dict>
      <key>shelves</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld shelf</string><key>other</key><string>%lld shelves</string></dict>
      </dict></dict></plist>
      """, to: "en.lproj/Localizable.stringsdict")
    let bundle = try tables.bundle()
    #expect(String(localized: "\(count) of \(2)", bundle: bundle, locale: english) == text)
  }

  @available(iOS 16, *)
  @Test(.rule("R2148"))
  func `A resource is looked up when a text is created from it`() throws {
    try tables.write("\"greeting %@\" = \"Hello, %@\";", to: "en.lproj/Other.strings")
    let resource = LocalizedStringResource("greeting \("Ann")", table: "Other", bundle: .atURL(tables.folder))
    #expect(resource.key == "greeting %@")
    #expect(String(localized: resource) == "Hello, Ann")
  }
}
