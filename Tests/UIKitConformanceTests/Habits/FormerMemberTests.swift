import Testing
import UIKit

/// Members by their former names, which apps still use.
@MainActor
struct FormerMemberTests {
  @Test(.rule("R1298"))
  func `The selected row of a picker always has an indicator`() {
    let picker = UIPickerView()
    picker.showsSelectionIndicator = false
    #expect(picker.showsSelectionIndicator)
  }

  @Test(.rule("R1299"))
  func `Dimming the searched content is obscuring it`() {
    let search = UISearchController(searchResultsController: nil)
    search.dimsBackgroundDuringPresentation = true
    #expect(search.obscuresBackgroundDuringPresentation)
    search.obscuresBackgroundDuringPresentation = false
    #expect(!search.dimsBackgroundDuringPresentation)
  }

  @Test(.rule("R1300"))
  func `A stretchable image has caps beside a stretched point`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 11)).image { $0.fill(.infinite) }
    let stretchable = image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 5)
    #expect(stretchable.capInsets == UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10))
    #expect(stretchable.size == image.size)
  }

  @Test(.rule("R1301"))
  func `A thumbnail has the size that is requested`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { $0.fill(.infinite) }
    #expect(image.preparingThumbnail(of: CGSize(width: 20, height: 10))?.size == CGSize(width: 20, height: 10))
    #expect(image.preparingForDisplay()?.size == image.size)
  }

  @Test(.rule("R1302"))
  func `The background of a bar has an effect unless it is opaque or transparent`() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundEffect != nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil)
    appearance.backgroundEffect = UIBlurEffect(style: .dark)
    #expect(appearance.backgroundEffect != nil)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundEffect == nil)
  }

  @Test(.rule("R1303"))
  func `A page control has images for all pages or for one`() {
    let control = UIPageControl()
    control.numberOfPages = 3
    let (all, one) = (UIImage(), UIImage())
    control.preferredIndicatorImage = all
    control.setIndicatorImage(one, forPage: 1)
    #expect(control.indicatorImage(forPage: 1) === one)
    #expect(control.preferredIndicatorImage === all)
  }
}
