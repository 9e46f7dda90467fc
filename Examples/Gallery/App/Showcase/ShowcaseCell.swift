import UIKit

/// A row of the showcase: a symbol on a tile, a title, and a description.
final class ShowcaseCell: UITableViewCell {
  static let reuseIdentifier = "ShowcaseCell"

  private let tile = UIView()
  private let symbol = UIImageView()
  private let title = UILabel(nil, font: .preferredFont(forTextStyle: .body))
  private let summary = UILabel(nil, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    tile.layer.cornerRadius = 7
    symbol.tintColor = .white
    symbol.contentMode = .center
    symbol.translatesAutoresizingMaskIntoConstraints = false
    tile.addSubview(symbol)
    symbol.pin(to: tile)
    layOut(
      tile, side: 30, words: [title, summary], spacing: 14,
      insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 6))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ entry: ShowcaseEntry) {
    tile.backgroundColor = entry.color
    symbol.image = UIImage(
      systemName: entry.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 16))
    title.text = entry.title
    summary.text = entry.summary
  }
}
