import Testing
import UIKit

/// Images with variants for environments.
@MainActor
struct ImageAssetTests {
  private func traits(_ style: UIUserInterfaceStyle, scale: CGFloat = 2) -> UITraitCollection {
    UITraitCollection {
      $0.userInterfaceStyle = style
      $0.displayScale = scale
    }
  }

  /// Returns an image, which other images differ from in their widths.
  private func picture(width: CGFloat, scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: 10), format: format).image { _ in }
  }

  /// Returns an asset with images for light and dark appearance, whose widths are 10 and 20.
  private func asset() -> UIImageAsset {
    let asset = UIImageAsset()
    asset.register(picture(width: 10), with: traits(.light))
    asset.register(picture(width: 20), with: traits(.dark))
    return asset
  }

  // MARK: - Retrieving Images

  @Test(.rule("R1371"))
  func `An asset has the image for the appearance`() {
    let asset = asset()
    #expect(asset.image(with: traits(.light)).size.width == 10)
    #expect(asset.image(with: traits(.dark)).size.width == 20)
    #expect(asset.image(with: traits(.dark).imageConfiguration).size.width == 20)
  }

  @Test(.rule("R1371"))
  func `An asset has the image for the scale`() {
    let asset = UIImageAsset()
    asset.register(picture(width: 10, scale: 2), with: traits(.light, scale: 2))
    asset.register(picture(width: 10, scale: 3), with: traits(.light, scale: 3))
    #expect(asset.image(with: traits(.light, scale: 2)).scale == 2)
    #expect(asset.image(with: traits(.light, scale: 3)).scale == 3)
  }

  @Test(.rule("R1371"))
  func `The text size does not distinguish images`() {
    let asset = asset()
    asset.register(
      picture(width: 30), with: traits(.dark).modifyingTraits { $0.preferredContentSizeCategory = .extraLarge })
    #expect(asset.image(with: traits(.dark)).size.width == 30)
  }

  // MARK: - Registering Images

  @Test(.rule("R1372"))
  func `An image replaces the one with the same traits`() {
    let asset = asset()
    asset.register(picture(width: 30), with: traits(.dark))
    #expect(asset.image(with: traits(.dark)).size.width == 30)
    asset.register(picture(width: 40), with: traits(.dark).imageConfiguration)
    #expect(asset.image(with: traits(.dark)).size.width == 40)
    #expect(asset.image(with: traits(.light)).size.width == 10)
  }

  @Test(.rule("R1373"))
  func `An image that is unregistered leaves the others`() {
    let asset = asset()
    asset.unregister(imageWith: traits(.dark))
    #expect(asset.image(with: traits(.dark)).size.width == 10)
    asset.register(picture(width: 30), with: traits(.dark))
    asset.unregisterImage(with: traits(.dark).imageConfiguration)
    #expect(asset.image(with: traits(.dark)).size.width == 10)
  }

  @Test(.rule("R1373"))
  func `An image is unregistered with exactly its traits`() {
    let asset = asset()
    asset.unregister(imageWith: traits(.dark, scale: 3))
    #expect(asset.image(with: traits(.dark)).size.width == 20)
  }

  // MARK: - Assets of Images

  @Test(.rule("R1374"))
  func `An image that is made by code has an asset, to which others can be added`() throws {
    let light = picture(width: 10)
    let asset = try #require(light.imageAsset)
    #expect(light.imageAsset === asset)
    asset.register(picture(width: 20), with: traits(.dark))
    #expect(asset.image(with: traits(.dark)).size.width == 20)
    #expect(asset.image(with: traits(.light)).size.width == 10)
  }

  @Test(.rule("R1375"))
  func `Images that an asset returns, and their copies, have the asset`() {
    let asset = asset()
    let image = asset.image(with: traits(.light))
    #expect(image.imageAsset === asset)
    #expect(image.withRenderingMode(.alwaysTemplate).imageAsset === asset)
  }

  // MARK: - Configurations

  @Test(.rule("R1376"))
  func `A configuration adopts the traits that another one specifies`() {
    let light = traits(.light).imageConfiguration
    #expect(light.traitCollection?.userInterfaceStyle == .light)
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    for merged in [light.withTraitCollection(dark), light.applying(dark.imageConfiguration)] {
      #expect(merged.traitCollection?.userInterfaceStyle == .dark)
      #expect(merged.traitCollection?.displayScale == 2)
    }
    #expect(light.withTraitCollection(nil).traitCollection?.userInterfaceStyle == .light)
    #expect(light.applying(nil).traitCollection?.userInterfaceStyle == .light)
  }

  @Test(.rule("R1376"))
  func `A configuration of symbols keeps its values with other traits`() {
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    let dark: UIImage.SymbolConfiguration = large.withTraitCollection(traits(.dark))
    #expect(dark.traitCollection?.userInterfaceStyle == .dark)
    let applied: UIImage.SymbolConfiguration = large.applying(traits(.dark).imageConfiguration)
    #expect(applied.traitCollection?.userInterfaceStyle == .dark)
    let sizes = [large, dark, applied].map { UIImage(systemName: "star", withConfiguration: $0)?.size }
    #expect(sizes[0] != UIImage(systemName: "star")?.size)
    #expect(sizes[1] == sizes[0] && sizes[2] == sizes[0])
  }

  @Test(.rule("R1377"))
  func `A copy with a configuration is the variant with the changes, and an image of the asset is without them`() {
    let light = asset().image(with: traits(.light)).withRenderingMode(.alwaysTemplate)
    let dark = light.withConfiguration(traits(.dark).imageConfiguration)
    #expect(dark.size.width == 20)
    #expect(dark.renderingMode == .alwaysTemplate)
    #expect(dark.configuration?.traitCollection?.userInterfaceStyle == .dark)
    let original = light.imageAsset?.image(with: traits(.dark))
    #expect(original?.size.width == 20)
    #expect(original?.renderingMode == .automatic)
  }

  @Test(.rule("R1378"))
  func `An image has a configuration, whose style is unspecified by default`() throws {
    let plain = UIImage(cgImage: try #require(picture(width: 10).cgImage))
    let configuration = try #require(plain.configuration)
    #expect((configuration.traitCollection?.userInterfaceStyle ?? .unspecified) == .unspecified)
    let image = plain.withConfiguration(traits(.dark).imageConfiguration)
    #expect(image.configuration?.traitCollection?.userInterfaceStyle == .dark)
    #expect(image.traitCollection.userInterfaceStyle == .dark)
  }

  @Test(.rule("R1378"))
  func `A symbol always has a configuration of symbols`() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.configuration is UIImage.SymbolConfiguration)
    let large = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    let dark = large.withConfiguration(traits(.dark).imageConfiguration)
    #expect(dark.configuration is UIImage.SymbolConfiguration)
    #expect(dark.traitCollection.userInterfaceStyle == .dark)
    #expect(dark.size == large.size && dark.size != star.size)
  }
}
