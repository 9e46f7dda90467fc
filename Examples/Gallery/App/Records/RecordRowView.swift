import UIKit

/// One ship: its letters on the color of its kind, name, home and year.
final class RecordRowView: UIView {
  private let tile: UILabel
  private let name: UILabel
  private let subtitle: UILabel
  private let year: UILabel
  private let chevron = UIImageView(
    image: UIImage(systemName: "chevron.right", withConfiguration: UIImage.SymbolConfiguration(pointSize: 11))
  )
  private let separator = UIView()

  init(record: Record) {
    tile = UILabel(record.letters, font: .systemFont(ofSize: 14, weight: .bold), color: .white)
    name = UILabel(record.name, font: .rowTitle)
    subtitle = UILabel(record.subtitle, font: .smallNote, color: .secondaryLabel)
    year = UILabel(String(record.year), font: .note, color: .secondaryLabel)
    super.init(frame: .zero)
    accessibilityIdentifier = "record-\(record.id)"
    tile.textAlignment = .center
    tile.backgroundColor = record.category.color
    tile.layer.cornerRadius = 9
    tile.clipsToBounds = true
    tile.isAccessibilityElement = false
    year.textAlignment = .right
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    separator.backgroundColor = .separator
    for subview in [tile, name, subtitle, year, chevron, separator] { addSubview(subview) }
  }

  required init?(coder: NSCoder) { nil }

  var showsSeparator: Bool {
    get { !separator.isHidden }
    set { separator.isHidden = !newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = (bounds.height / 2).rounded()
    let hair = 1 / max(traitCollection.displayScale, 1)
    tile.frame = CGRect(x: 14, y: middle - 18, width: 36, height: 36)
    chevron.frame = CGRect(x: bounds.width - 28, y: middle - 10, width: 16, height: 20)
    year.frame = CGRect(x: chevron.frame.minX - 52, y: middle - 11, width: 46, height: 22)
    let x = tile.frame.maxX + 12
    let width = year.frame.minX - 8 - x
    name.frame = CGRect(x: x, y: middle - 20, width: width, height: 21)
    subtitle.frame = CGRect(x: x, y: middle + 1, width: width, height: 18)
    separator.frame = CGRect(x: x, y: bounds.height - hair, width: bounds.width - x, height: hair)
  }
}
