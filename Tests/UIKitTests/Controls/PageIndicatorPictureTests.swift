import Testing

@testable import UIKit

/// The images that a page control displays.
@MainActor @Suite(.ownDevice)
struct PageIndicatorPictureTests {
  private func images(in view: UIView) -> [UIImage] {
    view.subviews.flatMap { images(in: $0) } + [(view as? UIImageView)?.image].compactMap(\.self)
  }

  @Test func `Only the current page has the image of the current page`() throws {
    let star = try #require(UIImage(systemName: "star"))
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    control.numberOfPages = 3
    control.layoutIfNeeded()
    #expect(images(in: control).isEmpty)
    control.preferredCurrentPageIndicatorImage = star
    control.layoutIfNeeded()
    #expect(images(in: control).count == 1)
    control.preferredIndicatorImage = star
    control.layoutIfNeeded()
    #expect(images(in: control).count == 3)
  }
}
