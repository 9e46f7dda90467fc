import Testing
import UIKit

/// The items of the large content viewer.
@MainActor
struct LargeContentTests {
  @Test(.rule("R1457"))
  func `Views are not shown by default, and have the content of their class`() {
    let button = UIButton(type: .system)
    let image = UIImage(systemName: "star")
    button.setTitle("Star", for: .normal)
    button.setImage(image, for: .normal)
    #expect(!button.showsLargeContentViewer)
    #expect(button.largeContentTitle == "Star")
    #expect(button.largeContentImage === image)
    #expect(!button.scalesLargeContentImage)
    #expect(button.largeContentImageInsets == .zero)
    button.largeContentTitle = "Favorite"
    button.showsLargeContentViewer = true
    #expect(button.largeContentTitle == "Favorite")
    #expect(button.showsLargeContentViewer)
    #expect(UIView().largeContentTitle == nil)
  }

  @Test(.rule("R1457"))
  func `The gesture recognizer of an interaction is in its view`() {
    let view = UIView()
    let interaction = UILargeContentViewerInteraction(delegate: nil)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    #expect(interaction.gestureRecognizerForExclusionRelationship.view === view)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
    #expect(interaction.gestureRecognizerForExclusionRelationship.view == nil)
  }

  @Test(.rule("R1458"))
  func `An item of a bar has an image of its own for the viewer`() {
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    #expect(item.largeContentSizeImage == nil)
    let image = UIImage(systemName: "plus")
    item.largeContentSizeImage = image
    item.largeContentSizeImageInsets.top = 3
    #expect(item.largeContentSizeImage === image)
    #expect(item.largeContentSizeImageInsets.top == 3)
  }
}
