import Simulator
import Testing
import UIKit

/// Files in the base localization with the texts of other languages.
@MainActor
@Suite(.ownDevice)
struct InterfaceLocalizationTests {
  private let files = CatalogFixture()

  /// Loads the view of `Main.storyboard` for a user with these languages.
  private func load(_ languages: [String]) throws -> UIView {
    UserDefaults.standard.set(languages, forKey: "AppleLanguages")
    defer { UserDefaults.standard.removeObject(forKey: "AppleLanguages") }
    let bundle = try #require(Bundle(url: files.folder))
    return try #require(UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()?.view)
  }

  private func writeBase() throws {
    let data = BoardFixture.storyboard(
      BoardFixture.controller(
        "c",
        view: """
          <subviews><label id="l-1" text="Hello"/>
          <label id="l-2"><string key="text">Two
          lines</string></label>
          <button id="b"><state key="normal" title="Go"/></button>
          <segmentedControl id="s"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl></subviews>
          """), initial: "c")
    try files.write(String(decoding: data, as: UTF8.self), to: "Base.lproj/Main.storyboard")
  }

  private func texts(_ view: UIView) -> [String?] {
    view.subviews.map { view in
      switch view {
      case let label as UILabel: label.text
      case let button as UIButton: button.title(for: .normal)
      case let control as UISegmentedControl: control.titleForSegment(at: 1)
      default: nil
      }
    }
  }

  private let base = ["Hello", "Two\nlines", "Go", "B"]

  @Test func `The texts of the user's language replace those of the base localization`() throws {
    try writeBase()
    try files.write(
      """
      /* Class = "UILabel"; text = "Hello"; ObjectID = "l-1"; */
      "l-1.text" = "Hallo";
      "l-2.text" = "Zwei \\"Zeilen\\"";
      "b.normalTitle" = "Los";
      "s.segmentTitles[1]" = "Zwei";
      "gone.text" = "x";
      """, to: "de.lproj/Main.strings")
    #expect(try texts(load(["de"])) == ["Hallo", "Zwei \"Zeilen\"", "Los", "Zwei"])
    #expect(try texts(load(["de-AT", "en"])) == ["Hallo", "Zwei \"Zeilen\"", "Los", "Zwei"])
    #expect(try texts(load(["fr", "de"])) == ["Hallo", "Zwei \"Zeilen\"", "Los", "Zwei"])
    #expect(try texts(load(["en", "de"])) == base)
    #expect(try texts(load(["fr"])) == base)
  }

  @Test func `A file in the folder of the language precedes the base localization`() throws {
    try writeBase()
    let data = BoardFixture.storyboard(
      BoardFixture.controller("c", view: "<subviews><label id=\"l\" text=\"Bonjour\"/></subviews>"), initial: "c")
    try files.write(String(decoding: data, as: UTF8.self), to: "fr.lproj/Main.storyboard")
    #expect(try texts(load(["fr"])) == ["Bonjour"])
  }

  @Test func `A malformed strings file is reported, and the base localization remains`() throws {
    var reports: [String] = []
    RuntimeDiagnostics.observer = { _, text in reports.append(text) }
    defer { RuntimeDiagnostics.observer = nil }
    try writeBase()
    try files.write("\"l-1.text\" = ", to: "de.lproj/Main.strings")
    #expect(try texts(load(["de"])) == base)
    #expect(reports == ["de.lproj/Main.strings: the file is not a list of texts; correct it"])
  }
}
