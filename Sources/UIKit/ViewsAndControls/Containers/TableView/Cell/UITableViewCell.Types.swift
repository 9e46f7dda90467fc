extension UITableViewCell {
  /// Styles of cells with standard labels.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default`
    /// A text at the beginning, a grey one at the end.
    case value1
    /// A small tinted label at the leading side, with a black one beside it.
    case value2
    /// A text with a smaller one below it.
    case subtitle
  }

  /// Styles of selected cells.
  public enum SelectionStyle: Int, Sendable {
    /// Selected cells have no distinct appearance.
    case none
    /// The same as `default`.
    case blue
    /// The same as `default`.
    case gray
    /// Grey.
    case `default`
  }

  /// The editing control of a row.
  public enum EditingStyle: Int, Sendable {
    /// The cell has no editing control.
    case none
    /// It can be deleted.
    case delete
    /// Another one can be inserted.
    case insert
  }

  /// The standard accessory of a cell.
  public enum AccessoryType: Int, Sendable {
    /// The cell has no accessory.
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

  /// The style of the lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// Thin lines.
    case singleLine
  }

  /// A closure that updates a cell's appearance.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
}
