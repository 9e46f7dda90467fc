import UIKit

/// A group of rows as in a grouped list: a title above the rows, the rows on a card, and a footer below them.
final class CardView: UIView {
  init(title: String?, rows: [UIView], footer: String?) {
    super.init(frame: .zero)
    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 7
    if let title { column.addArrangedSubview(Self.caption(title.uppercased())) }
    if !rows.isEmpty { column.addArrangedSubview(Self.card(of: rows)) }
    if let footer { column.addArrangedSubview(Self.caption(footer)) }
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    column.pin(to: self)
  }

  required init?(coder: NSCoder) { nil }

  private static func caption(_ text: String) -> UIView {
    let label = UILabel(text, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, lines: 0)
    let frame = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    frame.addSubview(label)
    label.pin(to: frame, insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    return frame
  }

  private static func card(of rows: [UIView]) -> UIView {
    let card = UIStackView()
    card.axis = .vertical
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Metrics.groupRadius
    card.clipsToBounds = true
    for (index, row) in rows.enumerated() {
      if index > 0 { card.addArrangedSubview(SeparatorView()) }
      card.addArrangedSubview(row)
    }
    return card
  }
}

/// The line between two rows.
private final class SeparatorView: UIView {
  private let line = UIView()

  init() {
    super.init(frame: .zero)
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  private var thickness: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: thickness) }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 16, y: 0, width: bounds.width - 16, height: thickness)
  }
}

extension UIView {
  /// Pins the view's edges to those of another one.
  func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
    ])
  }
}
