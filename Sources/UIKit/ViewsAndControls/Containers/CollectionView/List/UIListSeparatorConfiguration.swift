/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Constants that specify the visibility of a line.
  public enum Visibility: Int, Sendable {
    /// The list determines the visibility.
    case automatic
    /// The line is visible.
    case visible
    /// The line is hidden.
    case hidden
  }

  /// The visibility of the line above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above the row.
  public var topSeparatorInsets = Self.automaticInsets
  /// The insets of the line below the row.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The color of the lines.
  public var color = UIColor.separator

  /// The insets with which the line is aligned with the text of the row.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Creates the lines of a list with an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    if listAppearance == .sidebar { (topSeparatorVisibility, bottomSeparatorVisibility) = (.hidden, .hidden) }
  }
}
