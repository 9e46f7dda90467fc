import DisplayScene
import Simulator
import Testing
import UIKit

/// Asset catalogs that are folders of a bundle.
@MainActor
@Suite(.ownDevice)
struct AssetCatalogTests {
  private let files = CatalogFixture()

  private func set(_ path: String, _ contents: String) throws { try files.write(contents, to: "\(path)/Contents.json") }

  private func bundle() throws -> Bundle { try #require(Bundle(url: files.folder)) }

  private func traits(
    _ style: UIUserInterfaceStyle = .light, scale: CGFloat = 2, idiom: UIUserInterfaceIdiom = .phone,
    contrast: UIAccessibilityContrast = .normal
  ) -> UITraitCollection {
    UITraitCollection {
      $0.userInterfaceStyle = style
      $0.displayScale = scale
      $0.userInterfaceIdiom = idiom
      $0.accessibilityContrast = contrast
    }
  }

  // MARK: - Resources

  @Test func `A resource has the image and the color of its name`() throws {
    try set("A.xcassets/Icon.imageset", #"{"images": [{"idiom": "universal", "filename": "1.png"}]}"#)
    try files.picture(width: 10, to: "A.xcassets/Icon.imageset/1.png")
    try set(
      "A.xcassets/Tint.colorset",
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}, {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb", "components": {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"}}}]}"#
    )
    let bundle = try bundle()
    #expect(UIImage(resource: ImageResource(name: "Icon", bundle: bundle)).size.width == 10)
    let color = UIColor(resource: ColorResource(name: "Tint", bundle: bundle))
    #expect(color.resolvedColor(with: traits()) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(color.resolvedColor(with: traits(.dark)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  // MARK: - Images

  @Test(arguments: [(1, 10), (2, 20), (3, 30)])
  func `An image has the variant for the scale`(_ scale: Int, _ width: Int) throws {
    try set(
      "A.xcassets/Icon.imageset",
      #"{"images": [{"idiom": "universal", "scale": "1x", "filename": "1.png"}, {"idiom": "universal", "scale": "2x", "filename": "2.png"}, {"idiom": "universal", "scale": "3x", "filename": "3.png"}], "info": {"version": 1, "author": "xcode"}}"#
    )
    for factor in 1...3 { try files.picture(width: 10 * factor, to: "A.xcassets/Icon.imageset/\(factor).png") }
    let image = try #require(
      UIImage(named: "Icon", in: bundle(), compatibleWith: traits(scale: CGFloat(scale))))
    #expect(image.cgImage?.width == width)
    #expect(image.scale == CGFloat(scale))
    #expect(image.size.width == 10)
  }

  @Test func `The next best scale replaces a missing one`() throws {
    try set(
      "A.xcassets/Icon.imageset",
      #"{"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "scale": "3x", "filename": "3.png"}]}"#
    )
    try files.picture(width: 30, to: "A.xcassets/Icon.imageset/3.png")
    #expect(try UIImage(named: "Icon", in: bundle(), compatibleWith: traits())?.scale == 3)
  }

  @Test func `A variant for the idiom precedes a universal one`() throws {
    try set(
      "A.xcassets/Icon.imageset",
      #"{"images": [{"idiom": "universal", "filename": "u.png"}, {"idiom": "ipad", "filename": "p.png"}]}"#)
    try files.picture(width: 1, to: "A.xcassets/Icon.imageset/u.png")
    try files.picture(width: 2, to: "A.xcassets/Icon.imageset/p.png")
    #expect(try UIImage(named: "Icon", in: bundle(), compatibleWith: traits())?.cgImage?.width == 1)
    #expect(try UIImage(named: "Icon", in: bundle(), compatibleWith: traits(idiom: .pad))?.cgImage?.width == 2)
  }

  @Test func `An image is drawn with the variant for the appearance where it is used`() throws {
    try set(
      "A.xcassets/Icon.imageset",
      #"{"images": [{"idiom": "universal", "filename": "l.png"}, {"idiom": "universal", "filename": "d.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}"#
    )
    try files.picture(width: 1, to: "A.xcassets/Icon.imageset/l.png")
    try files.picture(width: 2, to: "A.xcassets/Icon.imageset/d.png")
    let image = try #require(UIImage(named: "Icon", in: bundle(), compatibleWith: traits()))
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    let light = image.scene(in: rect, templateColor: .black, traits: traits())
    let dark = image.scene(in: rect, templateColor: .black, traits: traits(.dark))
    #expect(light != dark)
    #expect(try UIImage(named: "Icon", in: bundle(), compatibleWith: traits(.dark))?.cgImage?.width == 2)
  }

  @Test func `An image for one direction is mirrored in the other`() throws {
    for (name, direction) in [("Left", "left-to-right"), ("Right", "right-to-left")] {
      try set(
        "A.xcassets/\(name).imageset",
        "{\"images\": [{\"idiom\": \"universal\", \"language-direction\": \"\(direction)\", \"filename\": \"u.png\"}]}")
      try files.picture(width: 1, to: "A.xcassets/\(name).imageset/u.png")
    }
    let left = try #require(UIImage(named: "Left", in: bundle(), compatibleWith: traits()))
    #expect(left.flipsForRightToLeftLayoutDirection && left.imageOrientation == .up)
    let right = try #require(UIImage(named: "Right", in: bundle(), compatibleWith: traits()))
    #expect(right.flipsForRightToLeftLayoutDirection && right.imageOrientation == .upMirrored)
  }

  @Test func `An image with variants for both directions has the one for the layout`() throws {
    try set(
      "A.xcassets/Icon.imageset",
      #"{"images": [{"idiom": "universal", "language-direction": "left-to-right", "filename": "l.png"}, {"idiom": "universal", "language-direction": "right-to-left", "filename": "r.png"}]}"#
    )
    try files.picture(width: 1, to: "A.xcassets/Icon.imageset/l.png")
    try files.picture(width: 2, to: "A.xcassets/Icon.imageset/r.png")
    let image = try #require(UIImage(named: "Icon", in: bundle(), compatibleWith: traits()))
    #expect(image.cgImage?.width == 1 && !image.flipsForRightToLeftLayoutDirection)
    let other = try UIImage(
      named: "Icon", in: bundle(), compatibleWith: traits().modifyingTraits { $0.layoutDirection = .rightToLeft })
    #expect(other?.cgImage?.width == 2)
  }

  @Test func `A copy with another rendering mode or caps keeps the variants for appearances`() throws {
    try set(
      "A.xcassets/Icon.imageset",
      #"{"images": [{"idiom": "universal", "filename": "l.png"}, {"idiom": "universal", "filename": "d.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}"#
    )
    try files.picture(width: 8, to: "A.xcassets/Icon.imageset/l.png")
    try files.picture(width: 9, to: "A.xcassets/Icon.imageset/d.png")
    let image = try #require(UIImage(named: "Icon", in: bundle(), compatibleWith: traits()))
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    for copy in [image.withRenderingMode(.alwaysOriginal), image.resizableImage(withCapInsets: .zero)] {
      let light = copy.scene(in: rect, templateColor: .black, traits: traits())
      #expect(light != copy.scene(in: rect, templateColor: .black, traits: traits(.dark)))
    }
  }

  @Test func `An image has an asset with the variants of the catalog and those of the app`() throws {
    try set(
      "A.xcassets/Icon.imageset",
      #"{"images": [{"idiom": "universal", "filename": "l.png"}, {"idiom": "universal", "filename": "d.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}"#
    )
    try files.picture(width: 8, to: "A.xcassets/Icon.imageset/l.png")
    try files.picture(width: 9, to: "A.xcassets/Icon.imageset/d.png")
    try files.picture(width: 10, to: "A.xcassets/Icon.imageset/pad.png")
    let image = try #require(UIImage(named: "Icon", in: bundle(), compatibleWith: traits()))
    let asset = try #require(image.imageAsset)
    #expect(try UIImage(named: "Icon", in: bundle(), compatibleWith: nil)?.imageAsset === asset)
    #expect(asset.image(with: traits(.dark)).cgImage?.width == 9)
    #expect(image.withConfiguration(traits(.dark).imageConfiguration).cgImage?.width == 9)
    #expect(try UIImage(named: "Icon", in: bundle(), with: traits(.dark).imageConfiguration)?.cgImage?.width == 9)
    let pad = try #require(
      UIImage(contentsOfFile: files.folder.appendingPathComponent("A.xcassets/Icon.imageset/pad.png").path))
    asset.register(pad, with: traits(.dark, idiom: .pad))
    #expect(asset.image(with: traits(.dark, idiom: .pad)).cgImage?.width == 10)
    #expect(asset.image(with: traits(.dark)).cgImage?.width == 9)
    asset.unregister(imageWith: traits(.dark))
    #expect(asset.image(with: traits(.dark)).cgImage?.width == 9)
    asset.unregister(imageWith: traits(.dark, idiom: .pad))
    #expect(asset.image(with: traits(.dark, idiom: .pad)).cgImage?.width == 9)
  }

  @Test(arguments: [("template", UIImage.RenderingMode.alwaysTemplate), ("original", .alwaysOriginal)])
  func `The rendering intent is the rendering mode`(_ intent: String, _ mode: UIImage.RenderingMode) throws {
    try set(
      "A.xcassets/Icon.imageset",
      #"{"images": [{"idiom": "universal", "filename": "u.png"}], "properties": {"template-rendering-intent": "\#(intent)"}}"#
    )
    try files.picture(width: 1, to: "A.xcassets/Icon.imageset/u.png")
    #expect(try UIImage(named: "Icon", in: bundle(), compatibleWith: nil)?.renderingMode == mode)
  }

  @Test func `A group is part of the name only if it provides a namespace`() throws {
    let set = #"{"images": [{"idiom": "universal", "filename": "u.png"}]}"#
    try self.set("A.xcassets/Plain/One.imageset", set)
    try self.set("A.xcassets/Space", #"{"properties": {"provides-namespace": true}}"#)
    try self.set("A.xcassets/Space/Two.imageset", set)
    try files.picture(width: 1, to: "A.xcassets/Plain/One.imageset/u.png")
    try files.picture(width: 1, to: "A.xcassets/Space/Two.imageset/u.png")
    let bundle = try bundle()
    #expect(UIImage(named: "One", in: bundle, compatibleWith: nil) != nil)
    #expect(UIImage(named: "Space/Two", in: bundle, compatibleWith: nil) != nil)
    #expect(UIImage(named: "Two", in: bundle, compatibleWith: nil) == nil)
  }

  // MARK: - Colors

  @Test func `A color is resolved for each appearance`() throws {
    func color(_ red: String) -> String {
      #""color": {"color-space": "srgb", "components": {"red": "\#(red)", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}"#
    }
    try set(
      "A.xcassets/Brand.colorset",
      """
      {"colors": [{"idiom": "universal", \(color("1.000"))},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], \(color("0x80"))},
      {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}], \(color("51"))}]}
      """)
    let brand = try #require(UIColor(named: "Brand", in: bundle(), compatibleWith: nil))
    func red(_ traits: UITraitCollection) -> CGFloat {
      brand.resolvedColor(with: traits).cgColor.components?.first ?? -1
    }
    #expect(red(traits()) == 1)
    #expect(red(traits(.dark)) == 128.0 / 255)
    #expect(red(traits(contrast: .high)) == 51.0 / 255)
    #expect(red(traits(.dark, contrast: .high)) == 128.0 / 255)
    #expect(try UIColor(named: "None", in: bundle(), compatibleWith: nil) == nil)
  }

  @Test func `A color can refer to a system color`() throws {
    try set(
      "A.xcassets/Tint.colorset",
      #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#)
    #expect(
      try UIColor(named: "Tint", in: bundle(), compatibleWith: nil)?.resolvedColor(with: traits())
        == UIColor.systemRed.resolvedColor(with: traits()))
  }

  // MARK: - Data

  @Test func `A data asset has the contents and the type of its file`() throws {
    try set(
      "A.xcassets/Words.dataset",
      #"{"data": [{"idiom": "universal", "filename": "w.json", "universal-type-identifier": "public.json"}]}"#)
    try files.write("[1]", to: "A.xcassets/Words.dataset/w.json")
    let asset = try #require(NSDataAsset(name: "Words", bundle: bundle()))
    #expect(asset.name == "Words" && asset.typeIdentifier == "public.json")
    #expect(asset.data == Data("[1]".utf8))
    #expect(try NSDataAsset(name: "None", bundle: bundle()) == nil)
  }

  // MARK: - Damaged Catalogs

  @Test(arguments: [
    "", "{", "[]", #"{"images": 5}"#, #"{"images": [{"filename": 5}]}"#, "\u{FFFD}",
  ])
  func `A set with a malformed description is not found, and reported once`(_ contents: String) throws {
    var reports: [String] = []
    RuntimeDiagnostics.observer = { _, text in reports.append(text) }
    defer { RuntimeDiagnostics.observer = nil }
    try set("A.xcassets/Icon.imageset", contents)
    for _ in 0..<2 { #expect(try UIImage(named: "Icon", in: bundle(), compatibleWith: nil) == nil) }
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("A.xcassets/Icon.imageset/Contents.json: the file is not a description") == true)
  }

  @Test(arguments: ["../../secret.png", "/etc/passwd", "..", ""])
  func `A file outside of the set is not read`(_ name: String) throws {
    try set("A.xcassets/Icon.dataset", #"{"data": [{"idiom": "universal", "filename": "\#(name)"}]}"#)
    try files.write("x", to: "secret.png")
    #expect(try NSDataAsset(name: "Icon", bundle: bundle()) == nil)
  }

  // MARK: - Storyboards

  @Test func `A storyboard uses the images and colors of the catalog`() throws {
    try set("A.xcassets/Icon.imageset", #"{"images": [{"idiom": "universal", "filename": "u.png"}]}"#)
    try files.picture(width: 7, to: "A.xcassets/Icon.imageset/u.png")
    try set(
      "A.xcassets/Brand.colorset",
      #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "0.5", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}"#
    )
    let board = try UIStoryboard(
      BoardFixture.storyboard(
        BoardFixture.controller(
          "c",
          view:
            "<subviews><imageView id=\"i\" image=\"Icon\"><color key=\"tintColor\" name=\"Brand\"/></imageView></subviews>"
        ), initial: "c",
        resources:
          "<image name=\"Icon\" width=\"7\" height=\"4\"/><namedColor name=\"Brand\"><color red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\"/></namedColor>"
      ), file: "T.storyboard", bundle: bundle())
    let view = try #require(board.instantiateInitialViewController()?.view.subviews.first as? UIImageView)
    #expect(view.image?.cgImage?.width == 7)
    #expect(view.tintColor.resolvedColor(with: traits()).cgColor.components?.first == 0.5)
  }
}

/// A folder with files, which is removed with the object.
final class CatalogFixture {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  /// Writes the beginning of a PNG, which is all that is read.
  func picture(width: Int, to path: String) throws {
    let bytes: [UInt8] =
      [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
      + [0, 0, 0, UInt8(width), 0, 0, 0, 4, 8, 6, 0, 0, 0]
    try write(Data(bytes), to: path)
  }

  private func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
