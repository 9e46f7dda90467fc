import Foundation
import Testing

@testable import AppPorting

final class AssetSymbolTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: root) }

  private func add(_ path: String, _ contents: String = "{}") throws {
    let folder = root.appendingPathComponent("Assets.xcassets").appendingPathComponent(path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.json"))
  }

  private func text(_ declared: [String: Set<String>] = [:]) throws -> String? {
    var folder = AssetCatalogFolder()
    try folder.read(root.appendingPathComponent("Assets.xcassets"))
    return AssetSymbols(folder, declared: declared).text
  }

  @Test(arguments: [
    ("AppIconImage", "appIcon"), ("Hero image", "hero"), ("final-image", "final"), ("Image", "image"),
    ("Top Shelf Image Wide", "topShelfImageWide"), ("tiko_avatar", "tikoAvatar"), ("GoogleLogo", "googleLogo"),
    ("HBO GO Logo", "hboGOLogo"), ("U-Crunches", "uCrunches"), ("BMW", "BMW"), ("M", "M"), ("A-1-2", "A_1_2"),
    ("292C38", "_292_C_38"), ("1", "_1"), ("1_back_arm", "_1BackArm"), ("09d", "_09D"), ("gray700", "gray700"),
    ("color_24292B", "color24292B"), ("YP Black (iOS)", "ypBlackIOS"), ("default", "`default`"),
    ("AccentColor", "accentColor"),
  ])
  func `The name of a constant is that of Xcode`(name: String, expected: String) {
    #expect(AssetSymbolName.constant(name, droppingSuffix: "Image") == expected)
  }

  @Test(arguments: [
    ("iconPreviews", "IconPreviews"), ("App Icon - App Store", "AppIconAppStore"), ("GameUI", "GameUI"),
  ])
  func `A namespace is a type`(name: String, expected: String) {
    #expect(AssetSymbolName.namespace(name) == expected)
  }

  @Test func `Colors and images have constants, and members of the classes`() throws {
    try add("AccentColor.colorset")
    try add("Group/Logo.imageset")
    try add("AppIcon.appiconset")
    let text = try #require(try text())
    #expect(text.contains(#"static let accent = ColorResource(name: "AccentColor", bundle: resourceBundle)"#))
    #expect(text.contains("static var accent: UIColor { UIColor(resource: .accent) }"))
    #expect(text.contains(#"static let logo = ImageResource(name: "Logo", bundle: resourceBundle)"#))
    #expect(text.contains("static var logo: UIImage { UIImage(resource: .logo) }"))
    #expect(!text.contains("AppIcon"))
  }

  @Test func `A folder with a namespace is a type`() throws {
    try add("Icons", #"{"properties": {"provides-namespace": true}}"#)
    try add("Icons/Star.imageset")
    let text = try #require(try text())
    #expect(text.contains("enum Icons {\n        static let star = ImageResource(name: \"Icons/Star\""))
    #expect(text.contains("static var star: UIImage { UIImage(resource: .Icons.star) }"))
  }

  @Test func `A member of UIKit or of the app has no other of the same name`() throws {
    try add("Red.colorset")
    try add("Brand.colorset")
    let text = try #require(try text(["UIColor": ["brand"]]))
    #expect(text.contains("static let red = ColorResource") && text.contains("static let brand = ColorResource"))
    #expect(!text.contains("UIColor"))
  }

  @Test func `A catalog without colors and images has no file`() throws {
    try add("AppIcon.appiconset")
    #expect(try text() == nil)
  }
}
