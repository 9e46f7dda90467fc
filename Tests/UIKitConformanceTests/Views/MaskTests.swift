import Testing
import UIKit

/// Mask views, and views with exclusive touch.
@MainActor
struct MaskTests {
  @Test(.rule("R582"))
  func `A mask view is not a subview, and its layer masks that of the view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let mask = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    view.mask = mask
    #expect(view.mask === mask)
    #expect(mask.superview == nil && view.subviews.isEmpty)
    #expect(view.layer.mask === mask.layer)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test(.rule("R582"))
  func `A view retains its mask`() {
    weak var mask: UIView?
    let view = UIView()
    do {
      let own = UIView()
      mask = own
      view.mask = own
    }
    #expect(mask != nil)
    view.mask = nil
    #expect(mask == nil)
  }
}
