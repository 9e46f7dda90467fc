/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Ways in which a line is visible.
  public enum Visibility: Int, Sendable {
    /// The list decides.
    case automatic
    /// The line is visible.
    case visible
    /// The line is hidden.
    case hidden
  }

  /// Whether the line above the row is visible.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row is visible.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above the row.
  public var topSeparatorInsets = Self.automaticInsets
  /// The insets of the line below the row.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The color of the lines.
  public var color = UIColor.separator

  /// Insets with which the line begins where the text of the row does.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Creates the lines of a list with an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    if listAppearance == .sidebar { (topSeparatorVisibility, bottomSeparatorVisibility) = (.hidden, .hidden) }
  }
}
