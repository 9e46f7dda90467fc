/// The construction of views whose classes are determined at run time.
///
/// On Apple's platforms, the Objective-C runtime provides it.
///
/// - Note: This is not public API. Every subclass of `UITableViewCell` has its `init(style:reuseIdentifier:)` in the
///   slot of the method table through which the `required` initializer of this class is called. A class that is treated
///   as this one therefore constructs itself. The same applies to headers. The classes must remain `open`, because the
///   compiler would otherwise call their own initializers directly.
@MainActor
enum TableViewConstruction {
  @inline(never)
  static func cell(
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle = .default, reuseIdentifier: String?
  ) -> UITableViewCell {
    // This is safe, because only the slot that UITableViewCell declares is used, and every subclass has that slot.
    unsafeBitCast(type, to: _ConstructibleCell.Type.self).init(style: style, reuseIdentifier: reuseIdentifier)
      as UITableViewCell
  }

  @inline(never)
  static func header(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?)
    -> UITableViewHeaderFooterView
  {
    // This is safe for the same reason.
    unsafeBitCast(type, to: _ConstructibleHeader.Type.self).init(reuseIdentifier: reuseIdentifier)
      as UITableViewHeaderFooterView
  }
}

/// A cell whose `init(style:reuseIdentifier:)` can be called on a class that is determined at run time.
///
/// It is not public API.
open class _ConstructibleCell: UITableViewCell {
  /// Creates the cell.
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// Creates the cell from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A header whose `init(reuseIdentifier:)` can be called on a class that is determined at run time.
///
/// It is not public API.
open class _ConstructibleHeader: UITableViewHeaderFooterView {
  /// Creates the header.
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  /// Creates the header from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
