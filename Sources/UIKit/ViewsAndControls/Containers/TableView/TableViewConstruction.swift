/// Makes views of classes that are only known at run time, as the Objective-C runtime does on Apple's platforms.
///
/// - Note: Not API. Every subclass of `UITableViewCell` has its `init(style:reuseIdentifier:)` in the slot of the method
///   table that this class's `required` initializer is called through, so that viewing a class as this one constructs the
///   class itself; the same goes for headers. The classes must stay `open`, or the compiler would call their own
///   initializers directly.
@MainActor
enum TableViewConstruction {
  @inline(never)
  static func cell(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    // Safe: only the slot that UITableViewCell declares is used, and every subclass of it has that slot.
    unsafeBitCast(type, to: _ConstructibleCell.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier)
      as UITableViewCell
  }

  @inline(never)
  static func header(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String)
    -> UITableViewHeaderFooterView
  {
    // Safe for the same reason.
    unsafeBitCast(type, to: _ConstructibleHeader.Type.self).init(reuseIdentifier: reuseIdentifier)
      as UITableViewHeaderFooterView
  }
}

/// A cell whose `init(style:reuseIdentifier:)` can be called on a class that is determined at run time. Not API.
open class _ConstructibleCell: UITableViewCell {
  /// Creates the cell.
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// Creates the cell from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A header whose `init(reuseIdentifier:)` can be called on a class that is determined at run time. Not API.
open class _ConstructibleHeader: UITableViewHeaderFooterView {
  /// Creates the header.
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  /// Creates the header from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
