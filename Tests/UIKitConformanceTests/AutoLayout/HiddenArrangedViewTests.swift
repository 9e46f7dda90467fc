import Testing
import UIKit

/// The places of hidden views in a stack.
@MainActor
struct HiddenArrangedViewTests {
  private let container = UIView.container(400, 200)
  private let views = [ContentView(50, 20), ContentView(60, 20), ContentView(70, 20)]

  private func stack(hiding index: Int, _ configure: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 288, height: 40)
    stack.spacing = 8
    views[index].isHidden = true
    configure(stack)
    container.addSubview(stack)
    container.layoutIfNeeded()
    return stack
  }

  @Test(.rule("R2070"))
  func `A hidden view is in the middle between its neighbors, and as high as the stack`() {
    let stack = stack(hiding: 1) { $0.frame.size.width = 128 }
    #expect(views.map(\.frame.minX) == [0, 54, 58])
    #expect(views[1].frame == CGRect(x: 54, y: 0, width: 0, height: 40))
    views[1].isHidden = false
    stack.frame.size.width = 196
    container.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 58, y: 0, width: 60, height: 40))
  }

  @Test(.rule("R2070"))
  func `A hidden view is in the middle of a space that the distribution determines`() {
    let stack = stack(hiding: 1) { $0.distribution = .equalSpacing }
    #expect(views[1].frame == CGRect(x: 134, y: 0, width: 0, height: 40))
    #expect(stack.frame.width == 288)
  }

  @Test(.rule("R2070"), arguments: [(0, 0), (2, 288)])
  func `A hidden view without a neighbor is at the end of the stack`(index: Int, x: CGFloat) {
    _ = stack(hiding: index)
    #expect(views[index].frame == CGRect(x: x, y: 0, width: 0, height: 40))
  }

  @Test(
    .rule("R2070"),
    arguments: [
      (UIStackView.Alignment.top, 0), (.center, 10), (.bottom, 20),
    ])
  func `A hidden view is aligned as a visible one`(alignment: UIStackView.Alignment, y: CGFloat) {
    _ = stack(hiding: 1) { $0.alignment = alignment }
    #expect(views[1].frame.width == 0 && views[1].frame.height == 20 && views[1].frame.minY == y)
  }

  @Test(.rule("R2070"))
  func `A hidden view that is higher than the others does not affect the stack`() {
    let stack = container.adding(UIStackView(arrangedSubviews: views))
    views[0].contentSize.height = 300
    views[1].heightAnchor.constraint(equalToConstant: 150).isActive = true
    container.layoutIfNeeded()
    #expect(stack.frame.height == 150)
    views[0].isHidden = true
    views[1].isHidden = true
    container.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 70, height: 20))
    #expect(views[2].frame == CGRect(x: 0, y: 0, width: 70, height: 20))
  }

  /// Shows a view with an animation. It is not asynchronous, so that the compiler does not suggest the asynchronous
  /// variant of the function.
  private func show(_ view: UIView) {
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.isHidden = false }, completion: nil)
  }

  @Test(.rule("R2070"))
  func `A view that is shown with an animation changes its length only`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    await stage.show(controller)
    let (first, second) = (ContentView(50, 20), ContentView(UIView.noIntrinsicMetric, 30))
    second.isHidden = true
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 100, width: 200, height: 50)
    controller.view.addSubview(stack)
    await stage.turn()
    #expect(second.frame.width == 200 && second.frame.height == 0)
    show(second)
    await stage.advance(by: 0.5)
    let presented = try #require(second.layer.presentation())
    #expect(presented.bounds.width == 200)
    #expect(presented.bounds.height > 5 && presented.bounds.height < 25)
    await stage.settle()
    #expect(second.frame == CGRect(x: 0, y: 20, width: 200, height: 30))
  }
}
