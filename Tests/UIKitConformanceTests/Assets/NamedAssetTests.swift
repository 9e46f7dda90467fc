import Testing
import UIKit

/// Requests for assets that do not exist.
@MainActor
struct NamedAssetTests {
  @Test(.rule("R487"))
  func `There is no color, image or data of an unknown name`() {
    #expect(UIColor(named: "There is no such color") == nil)
    #expect(UIImage(named: "There is no such image") == nil)
    #expect(NSDataAsset(name: "There is no such data") == nil)
  }

  @Test(.rule("R2271"))
  func `Resources are equal if their names and bundles are`() {
    let logo = ImageResource(name: "Logo", bundle: .main)
    #expect(logo == ImageResource(name: "Logo", bundle: .main))
    #expect(logo != ImageResource(name: "Icon", bundle: .main))
    #expect(Set([ColorResource(name: "Tint", bundle: .main), ColorResource(name: "Tint", bundle: .main)]).count == 1)
  }
}
