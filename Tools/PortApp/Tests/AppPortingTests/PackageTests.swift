import Foundation
import Testing

import AppPorting

/// The whole tool, with the folder of a small app.
final class PackageTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var source: URL { root.appendingPathComponent("My App") }
  private var destination: URL { root.appendingPathComponent("Ported") }

  init() throws {
    try write("My App/App/AppDelegate.swift", "import UIKit\n@UIApplicationMain\nclass AppDelegate: UIResponder {}\n")
    try write("My App/App/View.swift", "import UIKit\nclass V: UIView {\n    @IBOutlet weak var l: UILabel!\n}\n")
    try write("My App/App/Base.lproj/Main.storyboard", "<document/>")
    try write("My App/App/Assets.xcassets/Contents.json", "{}")
    try write("My App/AppTests/Tests.swift", "import XCTest")
    try write("My App/App.xcodeproj/project.pbxproj", "INFOPLIST_KEY_UIMainStoryboardFile = Main;")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ path: String, _ text: String) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: destination.appendingPathComponent(path), encoding: .utf8)
  }

  private func port() throws {
    try PortedPackage(of: source, stateroom: "/stateroom").write(to: destination, from: source)
  }

  @Test func `The package has sources, resources and settings`() throws {
    try port()
    let manifest = try text("Package.swift")
    #expect(manifest.contains("name: \"My_App\"") && manifest.contains("path: \"/stateroom\""))
    #expect(
      manifest.contains("defaultLocalization") && manifest.contains(".process(\"Resources\"), .copy(\"Supporting\")"))
    #expect(try text("Sources/My_App/App/AppDelegate.swift").contains("@main"))
    #expect(try text("Sources/My_App/App/View.swift").contains("_runtimeAssign(object, to: &l)"))
    #expect(try text("Sources/My_App/Resources/Base.lproj/Main.storyboard") == "<document/>")
    #expect(try text("Sources/My_App/Resources/Assets.xcassets/Contents.json") == "{}")
    #expect(try text("Sources/My_App/Supporting/Info.plist").contains("UIMainStoryboardFile"))
    let names = try FileManager.default.subpathsOfDirectory(atPath: destination.path)
    #expect(!names.contains { $0.hasSuffix("Tests.swift") })
  }

  @Test func `The constants of assets are not those that the app declares itself`() throws {
    try write("My App/App/Assets.xcassets/Brand.colorset/Contents.json", "{}")
    try write("My App/App/Assets.xcassets/Logo.imageset/Contents.json", "{}")
    try write("My App/App/Colors.swift", "import UIKit\nextension UIColor {\n    static let brand = UIColor.red\n}\n")
    try port()
    let symbols = try text("Sources/My_App/GeneratedAssetSymbols.swift")
    #expect(symbols.contains("static let brand = ColorResource") && symbols.contains("static var logo: UIImage"))
    #expect(!symbols.contains("static var brand"))
  }

  @Test func `A second run replaces what the first has written`() throws {
    try port()
    try FileManager.default.removeItem(at: source.appendingPathComponent("App/View.swift"))
    try port()
    #expect(throws: (any Error).self) { try text("Sources/My_App/App/View.swift") }
  }

  @Test(arguments: ["Ported/notes.txt", "Ported/Sources/My_App/App/View.swift"])
  func `A folder with a file of another origin is refused`(path: String) throws {
    try port()
    try write(path, "mine")
    let failure = #expect(throws: PortedPackage.Failure.self) { try port() }
    #expect(failure?.description.contains(path.dropFirst("Ported/".count)) == true)
    #expect(try text(String(path.dropFirst("Ported/".count))) == "mine")
  }

  @Test func `The folder of the app is not written into`() throws {
    let package = try PortedPackage(of: source, stateroom: "/stateroom")
    #expect(throws: PortedPackage.Failure.self) {
      try package.write(to: source.appendingPathComponent("Ported"), from: source)
    }
  }
}
