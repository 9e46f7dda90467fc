import UIKit

/// The register's first dozen, one row below the other on a card.
final class RecordColumnViewController: UIViewController {
  private static let shownCount = 12

  private let heading = UILabel("Register", font: .sectionTitle)
  private let count: UILabel
  private let card = UIView()
  private let rows: [RecordRowView]

  init(records: [Record]) {
    let shown = records.prefix(Self.shownCount)
    rows = shown.map(RecordRowView.init)
    count = UILabel("\(shown.count) of \(records.count) ships", font: .note, color: .secondaryLabel)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Metrics.cardRadius
    card.clipsToBounds = true
    count.textAlignment = .right
    for subview in [heading, count, card] { view.addSubview(subview) }
    for row in rows { card.addSubview(row) }
    rows.last?.showsSeparator = false
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds.insetBy(dx: Metrics.listMargin, dy: 0)
    heading.frame = CGRect(x: bounds.minX + 4, y: 8, width: bounds.width / 2, height: 28)
    count.frame = CGRect(x: bounds.midX, y: 10, width: bounds.width / 2 - 4, height: 24)
    let top = heading.frame.maxY + 8
    let available = max(0, bounds.height - top - 4)
    // Until there are tables nothing scrolls: the rows share the room as long as they stay legible.
    let rowHeight = min(60, max(44, (available / CGFloat(max(rows.count, 1))).rounded(.down)))
    let fitting = min(rows.count, Int(available / rowHeight))
    card.frame = CGRect(x: bounds.minX, y: top, width: bounds.width, height: rowHeight * CGFloat(fitting))
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * rowHeight, width: card.bounds.width, height: rowHeight)
      row.isHidden = index >= fitting
    }
  }
}
