/// A row of a document picker: the icon, the name, the date, and the size of a file or a folder.
@MainActor
final class FileCell: UITableViewCell {
  static let height: CGFloat = 62

  /// Shows an entry.
  ///
  /// - Parameters:
  ///   - entry: The file or the folder.
  ///   - name: The name to show.
  ///   - isEnabled: A Boolean value that indicates whether the user can select or open the entry.
  func show(_ entry: FileEntry, name: String, isEnabled: Bool) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = FileIcon.image(for: entry)
    content.imageProperties.maximumSize = FileIcon.size
    content.imageProperties.reservedLayoutSize = FileIcon.size
    content.imageProperties.cornerRadius = entry.isPicture ? 2 : 0
    content.imageToTextPadding = 12
    content.text = name
    content.textProperties.numberOfLines = 1
    content.textProperties.lineBreakMode = .byTruncatingMiddle
    content.secondaryText = entry.details
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    contentConfiguration = content
    contentView.alpha = isEnabled ? 1 : 0.35
    accessoryType = entry.isFolder ? .disclosureIndicator : .none
    selectionStyle = isEnabled ? .default : .none
    isAccessibilityElement = true
    accessibilityLabel = "\(name), \(entry.details)"
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
  }
}
