import UIKit

/// The screen that is shown if the register could not be loaded, with a button to try again.
final class FailureViewController: UIViewController {
  var onRetry: () -> Void = {}

  private let card = UIView()
  private let tile = SymbolTile(
    "wifi.slash", pointSize: 32, color: .systemOrange, background: .systemOrange.withAlphaComponent(0.14))
  private let heading = UILabel("No Connection", font: .sectionTitle)
  private let text = UILabel(
    "The register could not be reached. Your place in it is safe.", font: .note, color: .secondaryLabel,
    lines: 0)
  private lazy var retry = UIButton.prominent("Try Again") { [weak self] in self?.onRetry() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Metrics.cardRadius
    tile.roundness = 0.5
    for label in [heading, text] { label.textAlignment = .center }
    view.addSubview(card)
    for subview in [tile, heading, text, retry] { card.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = view.bounds.readable(margin: Metrics.listMargin)
    let width = column.width - 2 * Metrics.margin
    let textHeight = text.height(in: width)
    let height = 32 + 80 + 20 + 26 + 8 + textHeight + 24 + Metrics.buttonHeight + Metrics.margin
    card.frame = CGRect(
      x: column.minX, y: max(12, ((view.bounds.height - height) * 0.36).rounded()), width: column.width,
      height: height)
    tile.frame = CGRect(x: (column.width - 80) / 2, y: 32, width: 80, height: 80)
    heading.frame = CGRect(x: Metrics.margin, y: tile.frame.maxY + 20, width: width, height: 26)
    text.frame = CGRect(x: Metrics.margin, y: heading.frame.maxY + 8, width: width, height: textHeight)
    retry.frame = CGRect(
      x: Metrics.margin, y: text.frame.maxY + 24, width: width, height: Metrics.buttonHeight)
  }
}
