import DisplayScene
import Simulator
import Testing

@testable import UIKit

/// Images with variants where they are shown.
@MainActor @Suite struct ImageVariantTests {
  private func traits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(userInterfaceStyle: style)
  }

  /// Returns an image, which other images differ from in their widths.
  private func picture(width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: width, height: 10))
    }
  }

  private func scene(of image: UIImage, _ style: UIUserInterfaceStyle = .light) -> [SceneContent] {
    image.scene(in: CGRect(x: 0, y: 0, width: 30, height: 30), templateColor: .black, traits: traits(style))
  }

  @Test func `A registered image is shown in its appearance, by views of all kinds`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    simulator.show(root)
    let (light, dark) = (picture(width: 10), picture(width: 20))
    let image = picture(width: 10)
    image.imageAsset?.register(picture(width: 20), with: traits(.dark))
    let view = UIImageView(image: image)
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.imageView?.image = image
    for part in [view, button, cell] { root.view.addSubview(part) }
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    cell.frame = CGRect(x: 0, y: 100, width: 300, height: 44)
    simulator.commit()
    let buttonView = try #require(button.imageView)
    let cellView = try #require(cell.imageView)
    for (style, shown) in [(UIUserInterfaceStyle.light, light), (.dark, dark), (.light, light)] {
      simulator.userInterfaceStyle = style
      simulator.commit()
      #expect(view.intrinsicContentSize == shown.size)
      for part in [view, buttonView, cellView] {
        let plain = UIImageView(image: shown)
        plain.frame = part.frame
        plain.contentMode = part.contentMode
        #expect(part.sceneContent() == plain.sceneContent())
      }
    }
  }

  @Test func `An image that is registered has its own asset; the one that the asset returns has both variants`() throws
  {
    let (asset, light, dark) = (UIImageAsset(), picture(width: 10), picture(width: 20))
    asset.register(light, with: traits(.light))
    asset.register(dark, with: traits(.dark))
    #expect(light.imageAsset !== asset)
    #expect(scene(of: light, .dark) == scene(of: picture(width: 10)))
    let image = asset.image(with: traits(.light))
    #expect(image.imageAsset === asset)
    #expect(scene(of: image, .dark) == scene(of: picture(width: 20)))
  }

  @Test func `Changes of an image apply to its other variants`() {
    let image = picture(width: 10).withRenderingMode(.alwaysTemplate)
    image.imageAsset?.register(picture(width: 20).withRenderingMode(.alwaysOriginal), with: traits(.dark))
    let original = picture(width: 20).withRenderingMode(.alwaysOriginal)
    #expect(scene(of: image, .dark) == scene(of: original))
    let red = image.withTintColor(.red, renderingMode: .alwaysOriginal)
    let tinted = picture(width: 20).withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(scene(of: red, .dark) == scene(of: tinted))
    #expect(scene(of: red, .dark) != scene(of: original))
  }

  @Test func `Drawing by code prefers the traits of the image's configuration`() {
    let (image, narrow, wide) = (picture(width: 10), picture(width: 10), picture(width: 20))
    image.imageAsset?.register(picture(width: 20), with: traits(.dark))
    let dark = image.withConfiguration(traits(.dark).imageConfiguration)
    traits(.light).performAsCurrent {
      #expect(image.tile == narrow.tile)
      #expect(dark.tile == wide.tile)
    }
    traits(.dark).performAsCurrent {
      #expect(image.drawn.size.width == 20)
    }
  }

  @Test func `An image without variants stays as it is after its asset was made`() {
    let image = picture(width: 10)
    let before = scene(of: image, .dark)
    #expect(image.imageAsset != nil)
    #expect(scene(of: image, .dark) == before)
    #expect(image == picture(width: 10))
    image.imageAsset?.register(picture(width: 20), with: traits(.dark))
    #expect(image != picture(width: 10))
  }

  @Test func `An asset does not keep its images alive, but they keep it`() {
    weak var asset: UIImageAsset?
    weak var image: UIImage?
    do {
      let made = picture(width: 10)
      (image, asset) = (made, made.imageAsset)
      made.imageAsset?.register(made, with: traits(.dark))
    }
    #expect(image == nil && asset == nil)
  }

  @Test func `The language of a configuration selects an image`() {
    let (french, german) = (Locale(identifier: "fr"), Locale(identifier: "de"))
    let asset = UIImageAsset()
    asset.register(picture(width: 10), with: UIImage.Configuration(locale: french))
    asset.register(picture(width: 20), with: UIImage.Configuration(locale: german))
    #expect(asset.image(with: UIImage.Configuration(locale: german)).size.width == 20)
    #expect(asset.image(with: traits(.dark).imageConfiguration.withLocale(french)).size.width == 10)
    #expect(UIImage.Configuration(locale: german).applying(UIImage.Configuration(locale: french)).locale == french)
  }

  @Test func `An asset without images returns an empty one`() {
    #expect(UIImageAsset().image(with: traits(.dark)).size == .zero)
  }
}
