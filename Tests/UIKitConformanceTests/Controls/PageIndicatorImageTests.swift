import Testing
import UIKit

/// The images of the pages of a page control.
@MainActor
struct PageIndicatorImageTests {
  @Test(.rule("R2256"))
  func `The image of the current page is that of the page, or the preferred one`() throws {
    guard #available(iOS 16, *) else { return }
    let (star, heart) = (try #require(UIImage(systemName: "star")), try #require(UIImage(systemName: "heart")))
    let control = UIPageControl()
    control.numberOfPages = 3
    #expect(control.preferredCurrentPageIndicatorImage == nil && control.currentPageIndicatorImage(forPage: 0) == nil)
    control.preferredCurrentPageIndicatorImage = star
    control.setCurrentPageIndicatorImage(heart, forPage: 1)
    #expect(control.currentPageIndicatorImage(forPage: 0) == star)
    #expect(control.currentPageIndicatorImage(forPage: 1) == heart)
    control.setCurrentPageIndicatorImage(nil, forPage: 1)
    #expect(control.currentPageIndicatorImage(forPage: 1) == star)
    #expect(control.indicatorImage(forPage: 1) == nil)
  }
}
