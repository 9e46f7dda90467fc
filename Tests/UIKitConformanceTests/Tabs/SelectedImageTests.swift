import Testing
import UIKit

/// The images of selected tab bar items.
@MainActor
struct SelectedImageTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
  private let other = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }

  @Test(.rule("R2082"))
  func `The image of a selected item is that of the item unless another one is set`() {
    let item = UITabBarItem(title: "Title", image: image, selectedImage: nil)
    #expect(item.selectedImage === image)
    item.selectedImage = other
    #expect(item.selectedImage === other && item.image === image)
    item.selectedImage = nil
    #expect(item.selectedImage === image)
  }

  @Test(.rule("R2082"))
  func `An item without an image has no image when it is selected`() {
    let item = UITabBarItem(title: "Title", image: nil, selectedImage: other)
    #expect(item.selectedImage == nil)
    item.image = image
    #expect(item.selectedImage === other)
  }
}
