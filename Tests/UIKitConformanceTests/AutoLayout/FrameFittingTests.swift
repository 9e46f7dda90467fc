import Testing
import UIKit

/// The fitting sizes of views without constraints.
@MainActor
struct FrameFittingTests {
  @Test(.rule("R2045"))
  func `The fitting size of a view without constraints is its own size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let fit = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 400), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fit == CGSize(width: 100, height: 200))
  }

  @Test(.rule("R2045"))
  func `A required target determines the fitting size of a view without constraints`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let fit = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 400), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fit.width == 100)
  }

  @Test(.rule("R2045"))
  func `A fitting size is not negative`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let fit = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fit == .zero && fit.width.sign == .plus && fit.height.sign == .plus)
  }
}
