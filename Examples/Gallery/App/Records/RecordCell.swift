import UIKit

/// A row for a ship: its initials on the color of its kind, its name, its home port, and its year.
final class RecordCell: UITableViewCell {
  static let reuseIdentifier = "RecordCell"

  private let tile = UILabel(nil, font: .systemFont(ofSize: 14, weight: .bold), color: .white)
  private let name = UILabel(nil, font: .preferredFont(forTextStyle: .body))
  private let details = UILabel(nil, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
  private let year = UILabel(nil, font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    tile.textAlignment = .center
    tile.layer.cornerRadius = 9
    tile.clipsToBounds = true
    tile.isAccessibilityElement = false
    year.setContentHuggingPriority(.required, for: .horizontal)
    year.setContentCompressionResistancePriority(.required, for: .horizontal)
    layOut(
      tile, side: 36, words: [name, details], end: [year], spacing: 12,
      insets: UIEdgeInsets(top: 9, left: 14, bottom: 9, right: 6))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ record: Record) {
    accessibilityIdentifier = "record-\(record.id)"
    tile.text = record.letters
    tile.backgroundColor = record.category.color
    name.text = record.name
    details.text = record.subtitle
    year.text = String(record.year)
  }
}
