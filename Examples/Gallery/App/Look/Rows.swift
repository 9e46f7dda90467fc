import UIKit

/// A row of a card: views beside each other, with the margins and the height of a row.
class RowView: UIStackView {
  convenience init(_ views: [UIView], vertically insets: CGFloat = 6) {
    self.init(arrangedSubviews: views)
    alignment = .center
    spacing = 12
    isLayoutMarginsRelativeArrangement = true
    // The height of a row must not change while it scrolls under a bar.
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: insets, leading: 16, bottom: insets, trailing: 16)
    heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  }
}

/// A row with a title and a value.
final class ValueRow: RowView {
  private var valueLabel = UILabel()

  convenience init(_ title: String, _ value: String = "", isLong: Bool = false) {
    let title = UILabel(title, font: .preferredFont(forTextStyle: .body))
    let value = UILabel(value, font: .preferredFont(forTextStyle: .body), color: .secondaryLabel, lines: isLong ? 0 : 1)
    value.textAlignment = .right
    title.setContentHuggingPriority(.required, for: .horizontal)
    title.setContentCompressionResistancePriority(.required, for: .horizontal)
    self.init([title, value], vertically: 11)
    valueLabel = value
  }

  /// The value on the right.
  var value: String? {
    get { valueLabel.text }
    set { valueLabel.text = newValue }
  }
}

/// A row of running text, as wide as the card.
final class TextRow: RowView {
  private var label = UILabel()
  private var lines: [String] = []

  convenience init(_ text: String = "", font: UIFont = .preferredFont(forTextStyle: .body), color: UIColor = .label) {
    let label = UILabel(text, font: font, color: color, lines: 0)
    self.init([label], vertically: 11)
    self.label = label
  }

  /// The text of the row.
  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// Adds a line to the text, which shows the last few lines.
  func add(_ line: String, keeping count: Int) {
    lines = (lines + [line]).suffix(count)
    text = lines.joined(separator: "\n")
  }
}

extension RowView {
  /// Creates a row with a switch.
  static func toggle(_ title: String, isOn: Bool = false, onChange: @escaping (Bool) -> Void) -> RowView {
    let control = UISwitch()
    control.isOn = isOn
    control.accessibilityLabel = title
    control.addAction(
      UIAction { [weak control] _ in control.map { onChange($0.isOn) } }, for: .valueChanged)
    let label = UILabel(title, font: .preferredFont(forTextStyle: .body))
    return RowView([label, control])
  }

  /// Creates a row that responds to a tap.
  static func button(_ title: String, color: UIColor? = nil, action: @escaping () -> Void) -> RowView {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.baseForegroundColor = color
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    button.contentHorizontalAlignment = .leading
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return RowView([button], vertically: 0)
  }

  /// Creates a row with a choice between a few segments.
  static func choice(_ titles: [String], selected: Int = 0, onChange: @escaping (Int) -> Void) -> RowView {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = selected
    control.addAction(
      UIAction { [weak control] _ in control.map { onChange($0.selectedSegmentIndex) } }, for: .valueChanged)
    return RowView([control], vertically: 10)
  }

  /// Creates a row of buttons of the same width.
  static func chips(_ titles: [String], action: @escaping (Int) -> Void) -> RowView {
    let buttons = titles.enumerated().map { index, title in UIButton.chip(title) { action(index) } }
    let row = RowView(buttons, vertically: 10)
    row.distribution = .fillEqually
    row.spacing = 8
    return row
  }
}
