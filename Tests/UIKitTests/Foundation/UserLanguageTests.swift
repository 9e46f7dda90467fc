import Simulator
import Testing
import UIKit

/// The language of texts, which is that of storyboards.
@MainActor
@Suite(.ownDevice)
struct UserLanguageTests {
  private let files = CatalogFixture()

  private func texts(_ languages: [String], key: String = "greeting") throws -> [String] {
    UserDefaults.standard.set(languages, forKey: "AppleLanguages")
    defer { UserDefaults.standard.removeObject(forKey: "AppleLanguages") }
    let bundle = try #require(Bundle(url: files.folder))
    return [
      NSLocalizedString(key, bundle: bundle, comment: ""), bundle.localizedString(forKey: key, value: nil, table: nil),
      String(localized: String.LocalizationValue(key), bundle: bundle),
    ]
  }

  private func write(_ text: String, for folder: String) throws {
    try files.write("\"greeting\" = \"\(text)\";", to: "\(folder).lproj/Localizable.strings")
  }

  @Test func `A text is in the first of the user's languages that the bundle has`() throws {
    try write("Hello", for: "en")
    try write("Hallo", for: "de")
    try write("Olá", for: "pt-BR")
    for (languages, text) in [
      (["de"], "Hallo"), (["de-AT", "en"], "Hallo"), (["fr", "de"], "Hallo"), (["en", "de"], "Hello"),
      (["fr"], "Hello"), (["pt-BR"], "Olá"),
    ] {
      #expect(try texts(languages) == [text, text, text], "\(languages)")
    }
  }

  @Test func `A text that is missing in the language is in the base localization`() throws {
    try write("Hello", for: "Base")
    try files.write("\"other\" = \"Anderes\";", to: "de.lproj/Localizable.strings")
    #expect(try texts(["de"]) == ["Hello", "Hello", "Hello"])
    #expect(try texts(["de"], key: "nothing") == ["nothing", "nothing", "nothing"])
  }

  @Test func `A text with plural forms is a format with the form for most numbers, if it receives no values`() throws {
    try files.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>items</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
      <key>items</key><dict><key>one</key><string>%d item</string><key>other</key><string>%d items</string></dict>
      </dict></dict></plist>
      """, to: "en.lproj/Localizable.stringsdict")
    #expect(try texts(["en"], key: "items") == ["%d items", "%d items", "%d items"])
  }

  @Test func `A language has its own plural forms`() throws {
    try files.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>zero</key><string>none</string><key>one</key><string>one %arg</string>
      <key>few</key><string>few %lld</string><key>other</key><string>other</string></dict>
      </dict></dict></plist>
      """, to: "ru.lproj/Localizable.stringsdict")
    UserDefaults.standard.set(["ru"], forKey: "AppleLanguages")
    defer { UserDefaults.standard.removeObject(forKey: "AppleLanguages") }
    let bundle = try #require(Bundle(url: files.folder))
    let texts = [0, 1, 3, 5, 21].map { String(localized: "\($0)", bundle: bundle) }
    #expect(texts == ["none", "one 1", "few 3", "other", "one 21"])
  }

  @Test func `A translation with wrong places ends nothing`() throws {
    try files.write(
      """
      "%lld %@" = "%s %n %3$@ %@ %*d %";
      """, to: "en.lproj/Localizable.strings")
    let bundle = try #require(Bundle(url: files.folder))
    #expect(String(localized: "\(1) \("a")", bundle: bundle) == "%s %n %3$@ 1 %*d %")
  }
}
