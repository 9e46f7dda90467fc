extension UITableViewCell {
  /// Constants that specify the labels of a cell.
  public enum CellStyle: Int, Sendable {
    /// A cell with a text.
    case `default`
    /// A cell with a text at the leading side and a gray text at the trailing side.
    case value1
    /// A cell with a small tinted text at the leading side and a black text beside it.
    case value2
    /// A cell with a text and a smaller text below it.
    case subtitle
  }

  /// Constants that specify the appearance of selected cells.
  public enum SelectionStyle: Int, Sendable {
    /// Selected cells have no distinct appearance.
    case none
    /// The same appearance as `default`.
    case blue
    /// The same appearance as `default`.
    case gray
    /// Selected cells are gray.
    case `default`
  }

  /// Constants that specify the editing control of a row.
  public enum EditingStyle: Int, Sendable {
    /// The cell has no editing control.
    case none
    /// The editing control deletes the row.
    case delete
    /// The editing control inserts a row.
    case insert
  }

  /// Constants that specify the standard accessory of a cell.
  public enum AccessoryType: Int, Sendable {
    /// The cell has no accessory.
    case none
    /// The cell has a chevron, which indicates that its selection displays further content.
    case disclosureIndicator
    /// The cell has a button for details and a chevron.
    case detailDisclosureButton
    /// The cell has a check mark.
    case checkmark
    /// The cell has a button for details.
    case detailButton
  }

  /// Constants that specify the lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// There are no lines.
    case none
    /// There are thin lines.
    case singleLine
  }

  /// Constants that specify the state of a cell, between which it makes transitions.
  ///
  /// The state of a cell that is not edited, and whose swipe actions are hidden, is empty.
  public struct StateMask: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a state from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The cell is in editing mode.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The cell shows its swipe actions, or the button that confirms its deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Constants that specify the state of a row that the user drags.
  public enum DragState: Int, Sendable {
    /// The row is not dragged.
    case none
    /// The row is lifted.
    case lifting
    /// The row is dragged.
    case dragging
  }

  /// A closure that updates a cell's appearance.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
}
