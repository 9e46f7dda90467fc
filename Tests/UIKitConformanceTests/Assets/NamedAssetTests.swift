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
}
