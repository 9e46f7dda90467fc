import Testing
import UIKit

/// The space after views that a stack view does not arrange.
@MainActor
struct StackSpacingTests {
  @Test(.rule("R1568"))
  func `A space after a view that is not arranged has no effect`() {
    let (stack, view) = (UIStackView(), UIView())
    stack.setCustomSpacing(40, after: view)
    stack.addArrangedSubview(view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(40, after: view)
    #expect(stack.customSpacing(after: view) == 40)
    stack.removeArrangedSubview(view)
    stack.setCustomSpacing(30, after: view)
    stack.addArrangedSubview(view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
  }
}
