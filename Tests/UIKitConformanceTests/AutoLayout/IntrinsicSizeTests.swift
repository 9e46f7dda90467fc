import Testing
import UIKit

/// Intrinsic content sizes.
@MainActor
struct IntrinsicSizeTests {
  /// A view that does not report the changes of its size.
  private final class SilentView: UIView {
    var size = CGSize(width: 50, height: 10)
    override var intrinsicContentSize: CGSize { size }
  }

  let container = UIView.container()

  @Test(.rule("R190", "R192"))
  func `A plain view has no intrinsic size, and the usual priorities`() {
    let view = UIView()
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  private func row(_ first: UIView, _ second: UIView) {
    container.adding(first)
    container.adding(second)
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: container.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor),
      second.rightAnchor.constraint(equalTo: container.rightAnchor),
      first.topAnchor.constraint(equalTo: container.topAnchor),
      second.topAnchor.constraint(equalTo: container.topAnchor),
    ])
  }

  @Test(.rule("R198"))
  func `The one that hugs less is stretched`() {
    let (first, second) = (ContentView(50, 10), ContentView(60, 10))
    first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row(first, second)
    container.layoutIfNeeded()
    #expect(first.frame.width == 50)
    #expect(second.frame.width == 250)
    #expect(second.frame.height == 10)
  }

  @Test(.rule("R198"))
  func `The one that resists less is squeezed`() {
    let (first, second) = (ContentView(200, 10), ContentView(200, 10))
    second.setContentCompressionResistancePriority(.required, for: .horizontal)
    row(first, second)
    container.layoutIfNeeded()
    #expect(first.frame.width == 100)
    #expect(second.frame.width == 200)
  }

  @Test func `The size follows a change of the content`() {
    let view = container.adding(ContentView(50, 10))
    view.leftAnchor.constraint(equalTo: container.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    container.layoutIfNeeded()
    view.contentSize = CGSize(width: 70, height: 15)
    container.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 70, height: 15))
  }

  @Test func `A priority above the content's decides`() {
    let view = container.adding(ContentView(50, 10))
    view.leftAnchor.constraint(equalTo: container.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    let width = view.widthAnchor.constraint(equalToConstant: 200)
    width.priority = UILayoutPriority(200)
    width.isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.width == 50)
    width.priority = UILayoutPriority(300)
    container.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }

  @Test(.rule("R191"))
  func `A fitting size follows from the inner constraints, and no view is resized`() {
    let view = container.adding(ContentView(50, 10))
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 8),
      view.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -8),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 4),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -4),
    ])
    #expect(
      container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 66, height: 18))
    #expect(container.bounds.size == CGSize(width: 300, height: 200))
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 4, width: 284, height: 192))
    let wide = container.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 120, height: 18))
    // The layout has not changed.
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 4, width: 284, height: 192))
  }

  @Test func `A button is as large as its content and its baseline is its title's`() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    container.adding(button)
    let marker = container.adding(UIView())
    NSLayoutConstraint.activate([
      button.leftAnchor.constraint(equalTo: container.leftAnchor),
      button.topAnchor.constraint(equalTo: container.topAnchor),
      marker.topAnchor.constraint(equalTo: button.firstBaselineAnchor),
      marker.leftAnchor.constraint(equalTo: button.leftAnchor),
      marker.widthAnchor.constraint(equalToConstant: 1), marker.heightAnchor.constraint(equalToConstant: 1),
    ])
    container.layoutIfNeeded()
    #expect(button.frame.size == button.intrinsicContentSize)
    #expect(button.frame.width > 20)
    #expect(marker.frame.minY > button.frame.midY)
    #expect(marker.frame.minY < button.frame.maxY)
  }

  @Test(.rule("R1922"))
  func `A fitting size has the intrinsic size until it is invalidated`() {
    let view = SilentView()
    container.adding(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor),
      view.rightAnchor.constraint(equalTo: container.rightAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
    let compressed = UIView.layoutFittingCompressedSize
    #expect(container.systemLayoutSizeFitting(compressed) == CGSize(width: 50, height: 10))
    view.size = CGSize(width: 70, height: 30)
    #expect(container.systemLayoutSizeFitting(compressed) == CGSize(width: 50, height: 10))
    view.invalidateIntrinsicContentSize()
    #expect(container.systemLayoutSizeFitting(compressed) == CGSize(width: 70, height: 30))
  }
}
