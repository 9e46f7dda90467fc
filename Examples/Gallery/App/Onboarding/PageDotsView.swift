import UIKit

/// A view that indicates the current one of several pages with a wider dot.
final class PageDotsView: UIView {
  private let dots: [UIView]

  init(count: Int) {
    dots = (0..<count).map { _ in UIView() }
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityIdentifier = "page-dots"
    for dot in dots {
      dot.layer.cornerRadius = 4
      addSubview(dot)
    }
    update()
  }

  required init?(coder: NSCoder) { nil }

  private(set) var page = 0

  func setPage(_ page: Int, animated: Bool) {
    self.page = page
    guard animated else { return update() }
    UIView.animate(withDuration: 0.3) { self.update() }
  }

  private func update() {
    accessibilityLabel = "Page \(page + 1) of \(dots.count)"
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor = index == page ? .systemIndigo : .systemGray4
    }
    layOutDots()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutDots()
  }

  private func layOutDots() {
    let (small, long, gap): (CGFloat, CGFloat, CGFloat) = (8, 24, 8)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = ((bounds.width - long - CGFloat(dots.count - 1) * (small + gap)) / 2).rounded()
    for (index, dot) in dots.enumerated() {
      let width = index == page ? long : small
      dot.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: ((bounds.height - small) / 2).rounded(), width: width,
        height: small)
      x += width + gap
    }
  }
}
