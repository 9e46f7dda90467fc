import Testing
import UIKit

/// The order of the dots of a page control.
@MainActor
struct PageControlDirectionTests {
  @Test(.rule("R1412"))
  func `The dots are in a row in the order of the layout direction by default`() {
    let control = UIPageControl()
    #expect(control.direction == .natural)
    let size = control.size(forNumberOfPages: 8)
    #expect(size.width > size.height)
  }

  @Test(.rule("R1412"))
  func `They are in a column if the first is at the top or at the bottom`() {
    let control = UIPageControl()
    let row = control.size(forNumberOfPages: 8)
    for direction in [UIPageControl.Direction.topToBottom, .bottomToTop] {
      control.direction = direction
      let column = control.size(forNumberOfPages: 8)
      #expect(column.height > column.width)
      #expect(column.height == row.width)
    }
    control.direction = .rightToLeft
    #expect(control.size(forNumberOfPages: 8) == row)
  }
}
