import UIKit

/// A view with an intrinsic content size.
final class ContentView: UIView {
  var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  private(set) var updateCount = 0
  private(set) var layoutCount = 0
  var onUpdate: (() -> Void)?

  convenience init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    contentSize = CGSize(width: width, height: height)
  }

  override var intrinsicContentSize: CGSize { contentSize }

  override func updateConstraints() {
    updateCount += 1
    onUpdate?()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

extension UIView {
  /// A container with a given size for constrained views.
  static func container(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Adds a view whose frame is determined by constraints.
  @discardableResult
  func adding<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}
