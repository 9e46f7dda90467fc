import UIKit

/// A row with the height of its text.
final class ReminderCell: UITableViewCell {
  static let reuseIdentifier = "ReminderCell"

  private let checkButton = UIButton(type: .system)
  private let titleLabel = UILabel()
  private let notesLabel = UILabel()
  private var onToggle: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    notesLabel.font = .preferredFont(forTextStyle: .subheadline)
    notesLabel.adjustsFontForContentSizeCategory = true
    notesLabel.textColor = .secondaryLabel
    notesLabel.numberOfLines = 0
    checkButton.addAction(UIAction { [weak self] _ in self?.onToggle?() }, for: .touchUpInside)
    checkButton.setContentCompressionResistancePriority(.required, for: .horizontal)

    let words = UIStackView(arrangedSubviews: [titleLabel, notesLabel])
    words.axis = .vertical
    words.spacing = 2
    let row = UIStackView(arrangedSubviews: [checkButton, words])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      checkButton.widthAnchor.constraint(equalToConstant: 28),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ reminder: Reminder, onToggle: @escaping () -> Void) {
    self.onToggle = onToggle
    titleLabel.text = reminder.title
    titleLabel.textColor = reminder.isDone ? .secondaryLabel : .label
    notesLabel.text = reminder.notes
    notesLabel.isHidden = reminder.notes.isEmpty
    checkButton.setImage(UIImage(systemName: reminder.isDone ? "checkmark.circle.fill" : "circle"), for: .normal)
    checkButton.accessibilityLabel = (reminder.isDone ? "Reopen " : "Complete ") + reminder.title
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onToggle = nil
  }
}
