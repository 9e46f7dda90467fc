import Testing
import UIKit

/// Horizontal and vertical stack views.
@MainActor
struct StackViewTests {
  let container = UIView.container(300, 100)

  /// A stack view with a given size in the container.
  private func stack(
    _ views: [UIView], axis: NSLayoutConstraint.Axis = .horizontal, width: CGFloat? = 300, height: CGFloat? = 100
  ) -> UIStackView {
    let stack = container.adding(UIStackView(arrangedSubviews: views))
    stack.axis = axis
    stack.leftAnchor.constraint(equalTo: container.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return stack
  }

  private func lengths(_ stack: UIStackView) -> [CGFloat] {
    container.layoutIfNeeded()
    return stack.arrangedSubviews.map { stack.axis == .horizontal ? $0.frame.width : $0.frame.height }
  }

  private func starts(_ stack: UIStackView) -> [CGFloat] {
    container.layoutIfNeeded()
    return stack.arrangedSubviews.map { stack.axis == .horizontal ? $0.frame.minX : $0.frame.minY }
  }

  @Test func `Defaults`() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
  }

  @Test(.rule("R203"))
  func `Arranged views are subviews, and remain subviews when they are no longer arranged`() {
    let (one, other) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [one])
    stack.addArrangedSubview(other)
    #expect(stack.arrangedSubviews == [one, other])
    #expect(stack.subviews == [one, other])
    #expect(!one.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(one)
    #expect(stack.arrangedSubviews == [other])
    #expect(stack.subviews == [one, other])
    other.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test(.rule("R204"))
  func `An inserted view comes last among the subviews`() {
    let (one, other) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [one])
    stack.insertArrangedSubview(other, at: 0)
    #expect(stack.arrangedSubviews == [other, one])
    #expect(stack.subviews == [one, other])
    stack.insertArrangedSubview(other, at: 1)
    #expect(stack.arrangedSubviews == [one, other])
  }

  @Test func `Fill stretches the view that hugs least`() {
    let views = [ContentView(50, 20), ContentView(60, 20), ContentView(70, 20)]
    views[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    let stack = stack(views)
    stack.spacing = 10
    #expect(lengths(stack) == [50, 160, 70])
    #expect(starts(stack) == [0, 60, 230])
    #expect(views.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 100 })
  }

  @Test func `Equally`() {
    let stack = stack([ContentView(50, 20), ContentView(60, 20), ContentView()])
    stack.distribution = .fillEqually
    stack.spacing = 15
    #expect(lengths(stack) == [90, 90, 90])
  }

  @Test func `In proportion`() {
    let stack = stack([ContentView(10, 20), ContentView(20, 20), ContentView(30, 20)])
    stack.distribution = .fillProportionally
    #expect(lengths(stack) == [50, 100, 150])
  }

  @Test func `Equal spaces`() {
    let stack = stack([ContentView(50, 20), ContentView(100, 20), ContentView(30, 20)])
    stack.distribution = .equalSpacing
    #expect(starts(stack) == [0, 110, 270])
    #expect(lengths(stack) == [50, 100, 30])
  }

  @Test func `Equal distances of centers`() {
    let stack = stack([ContentView(40, 20), ContentView(100, 20), ContentView(40, 20)])
    stack.distribution = .equalCentering
    #expect(starts(stack) == [0, 100, 260])
  }

  @Test func `A column follows its views' sizes`() {
    let stack = stack([ContentView(50, 20), ContentView(80, 30)], axis: .vertical, width: nil, height: nil)
    stack.spacing = 5
    stack.alignment = .leading
    container.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 80, height: 55))
    #expect(stack.arrangedSubviews.map(\.frame.width) == [50, 80])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 55))
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, 0), (.center, 40), (.trailing, 80), (.fill, 0),
  ])
  func `Across the axis`(alignment: UIStackView.Alignment, top: CGFloat) {
    let view = ContentView(300, 20)
    let stack = stack([view])
    stack.alignment = alignment
    container.layoutIfNeeded()
    #expect(view.frame.minY == top)
    #expect(view.frame.height == (alignment == .fill ? 100 : 20))
  }

  @Test func `Baselines are aligned`() {
    let (small, large) = (UIButton(type: .system), UIButton(type: .system))
    small.setTitle("x", for: .normal)
    small.titleLabel?.font = .systemFont(ofSize: 10)
    large.setTitle("X", for: .normal)
    large.titleLabel?.font = .systemFont(ofSize: 40)
    let stack = stack([small, large])
    stack.alignment = .firstBaseline
    container.layoutIfNeeded()
    #expect(small.frame.minY > large.frame.minY)
    #expect(small.frame.maxY < large.frame.maxY)
  }

  @Test(.rule("R205"))
  func `Hidden views take no space`() {
    let views = [ContentView(50, 20), ContentView(60, 20), ContentView(70, 20)]
    let width = views[1].widthAnchor.constraint(equalToConstant: 60)
    width.isActive = true
    let stack = stack(views, width: nil)
    stack.spacing = 10
    container.layoutIfNeeded()
    #expect(stack.frame.width == 200)
    views[1].isHidden = true
    container.layoutIfNeeded()
    #expect(stack.frame.width == 130)
    #expect(views[2].frame.minX == 60)
    views[1].isHidden = false
    #expect(starts(stack) == [0, 60, 130])
  }

  @Test func `Spacing after one view`() {
    let views = [ContentView(50, 20), ContentView(60, 20), ContentView(70, 20)]
    let stack = stack(views, width: nil)
    stack.spacing = 10
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(30, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 30)
    #expect(starts(stack) == [0, 80, 150])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    #expect(starts(stack) == [0, 58, 128])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(starts(stack) == [0, 60, 130])
  }

  @Test func `Within the margins`() {
    let view = ContentView(50, 20)
    let stack = stack([view])
    stack.isLayoutMarginsRelativeArrangement = true
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 84))
  }

  @Test func `Stacks in stacks`() {
    let inner = UIStackView(arrangedSubviews: [ContentView(20, 10), ContentView(30, 10)])
    inner.axis = .vertical
    inner.spacing = 4
    let stack = stack([ContentView(50, 20), inner], width: nil, height: nil)
    stack.spacing = 6
    container.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 86, height: 24))
    #expect(inner.frame == CGRect(x: 56, y: 0, width: 30, height: 24))
    inner.arrangedSubviews[0].removeFromSuperview()
    container.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 86, height: 20))
  }

  @Test func `Hiding in an animation block animates the others`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    await stage.show(controller)
    let views = [ContentView(50, 20), ContentView(60, 20)]
    let stack = controller.view.adding(UIStackView(arrangedSubviews: views))
    stack.leftAnchor.constraint(equalTo: controller.view.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    await stage.turn()
    #expect(views[1].frame.minX == 50)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { views[0].isHidden = true }, completion: nil)
    await stage.advance(by: 0.5)
    let presented = try #require(views[1].layer.presentation())
    #expect(presented.frame.minX > 5 && presented.frame.minX < 45)
    await stage.settle()
    #expect(views[1].frame.minX == 0)
  }

  @Test(.rule("R1857"), arguments: [NSLayoutConstraint.Axis.vertical, .horizontal])
  func `A stack fits its arranged views and the spacing`(axis: NSLayoutConstraint.Axis) {
    let stack = UIStackView(
      arrangedSubviews: [20, 30].map { height in
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
      })
    stack.axis = axis
    stack.alignment = .leading
    stack.spacing = 10
    let size = axis == .vertical ? CGSize(width: 50, height: 60) : CGSize(width: 110, height: 30)
    #expect(stack.sizeThatFits(CGSize(width: 300, height: 300)) == size)
    stack.sizeToFit()
    #expect(stack.bounds.size == size)
  }
}
