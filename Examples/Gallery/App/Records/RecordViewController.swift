import UIKit

/// The screen of a ship of the register.
final class RecordViewController: ColumnViewController {
  private let record: Record

  init(record: Record) {
    self.record = record
    super.init(nibName: nil, bundle: nil)
    title = record.name
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(ShipPlateView(record: record))
    addCard(
      "Particulars",
      [
        ValueRow("Kind", record.kind), ValueRow("Home port", record.port),
        ValueRow("Launched", String(record.year)), ValueRow("In the register", "No. \(record.id)"),
      ])
    addCard(
      nil, [RowView.button("Sign Out", color: .systemRed) { [weak self] in self?.endSession() }],
      footer: "A session can end on any screen. Leave guards must approve first, and open screens are dismissed.")
  }
}

/// The ship's initials and name on the color of its kind.
private final class ShipPlateView: UIView {
  init(record: Record) {
    super.init(frame: .zero)
    backgroundColor = record.category.color
    layer.cornerRadius = 16
    let letters = UILabel(record.letters, font: .systemFont(ofSize: 44, weight: .bold), color: .white)
    let kind = UILabel(
      record.subtitle, font: .preferredFont(forTextStyle: .subheadline), color: UIColor(white: 1, alpha: 0.85))
    let words = UIStackView(arrangedSubviews: [letters, kind])
    words.axis = .vertical
    words.alignment = .center
    words.spacing = 4
    words.translatesAutoresizingMaskIntoConstraints = false
    addSubview(words)
    words.pin(to: self, insets: UIEdgeInsets(top: 36, left: 16, bottom: 32, right: 16))
  }

  required init?(coder: NSCoder) { nil }
}
