extension UITableViewCell {
  /// Which labels a cell brings, and where they are.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default`
    /// A text at the beginning, a grey one at the end.
    case value1
    /// A small tinted text at the beginning, a black one beside it.
    case value2
    /// A text with a smaller one below it.
    case subtitle
  }

  /// How a chosen cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none
    /// As with `default`.
    case blue
    /// As with `default`.
    case gray
    /// Grey.
    case `default`
  }

  /// What editing does with a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// It can be deleted.
    case delete
    /// Another one can be inserted.
    case insert
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A chevron: choosing the cell leads on.
    case disclosureIndicator
    /// A button for details, and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// Whether there are lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// Thin lines.
    case singleLine
  }

  /// What changes a cell's look.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
}
