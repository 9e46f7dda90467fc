import Testing
import UIKit

/// Stacks that are filled in proportion to the lengths of their views.
@MainActor
struct StackProportionTests {
  private let container = UIView.container(400, 200)

  private func stack(
    _ lengths: [CGFloat], axis: NSLayoutConstraint.Axis = .horizontal, length: CGFloat?, spacing: CGFloat
  ) -> UIStackView {
    let views = lengths.map { axis == .horizontal ? ContentView($0, 20) : ContentView(20, $0) }
    let stack = container.adding(UIStackView(arrangedSubviews: views))
    stack.axis = axis
    stack.distribution = .fillProportionally
    stack.spacing = spacing
    let size = axis == .horizontal ? stack.widthAnchor : stack.heightAnchor
    if let length { size.constraint(equalToConstant: length).isActive = true }
    stack.leftAnchor.constraint(equalTo: container.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    return stack
  }

  private func lengths(_ stack: UIStackView) -> [CGFloat] {
    container.layoutIfNeeded()
    return stack.arrangedSubviews.map { stack.axis == .horizontal ? $0.frame.width : $0.frame.height }
  }

  private func isNear(_ lengths: [CGFloat], _ expected: [CGFloat]) -> Bool {
    lengths.count == expected.count && zip(lengths, expected).allSatisfy { abs($0 - $1) <= 0.5 }
  }

  @Test(.rule("R2069"), arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func `A view has its part of the lengths and spaces, and the last one the rest`(axis: NSLayoutConstraint.Axis) {
    // The parts of 100 points are those of 20, 40 and 60 in 120 points and two spaces of 20.
    let stack = stack([20, 40, 60], axis: axis, length: 100, spacing: 20)
    #expect(isNear(lengths(stack), [12.5, 25, 22.5]))
  }

  @Test(.rule("R2069"))
  func `A longer stack gives the last view less than its part`() {
    let stack = stack([11.5, 61.5, 123], length: 288, spacing: 8)
    #expect(isNear(lengths(stack), [15.5, 83.5, 173]))
  }

  @Test(.rule("R2069"))
  func `Without a length of its own, the stack is as long as its views and spaces`() {
    let stack = stack([20, 40, 60], length: nil, spacing: 20)
    #expect(lengths(stack) == [20, 40, 60])
    #expect(stack.frame.width == 160)
  }

  @Test(.rule("R2069"))
  func `Hidden views and their spaces have no part`() {
    let stack = stack([20, 40, 60], length: 200, spacing: 20)
    stack.arrangedSubviews[1].isHidden = true
    #expect(isNear(lengths(stack), [40, 0, 140]))
  }

  @Test(.rule("R2116"))
  func `The parts are those of the stack with its margins, and the last view has the rest`() {
    let stack = stack([25, 75], length: 200, spacing: 0)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    #expect(lengths(stack) == [50, 130])
  }

  @Test(.rule("R2069"))
  func `Views without spaces fill the stack in proportion`() {
    #expect(lengths(stack([10, 20, 30], length: 300, spacing: 0)) == [50, 100, 150])
  }

  @Test(.rule("R2069"))
  func `A view without a length of its own does not extend the stack`() {
    let stack = stack([20, UIView.noIntrinsicMetric, 40], length: nil, spacing: 10)
    stack.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 100).isActive = true
    #expect(lengths(stack) == [20, 100, 40])
    #expect(stack.frame.width == 180)
  }
}
