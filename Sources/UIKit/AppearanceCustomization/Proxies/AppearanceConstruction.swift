/// A view whose `init(frame:)` can be called on a class that is determined at run time.
///
/// - Note: Not API; see ``_ConstructibleResponder``, which describes the mechanism, and why the class must remain
///   `open`.
open class _ConstructibleView: UIView {
  /// Creates the view.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates the view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A table whose `init(frame:style:)` can be called on a class that is determined at run time.
///
/// Not API.
open class _ConstructibleTableView: UITableView {
  /// Creates the table.
  public required override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  /// Creates the table from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A collection view whose class can be determined at run time.
///
/// Its `init(frame:collectionViewLayout:)` is a required initializer.
///
/// Not API.
open class _ConstructibleCollectionView: UICollectionView {
  /// Creates the collection view.
  public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  /// Creates the collection view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A bar item whose `init()` can be called on a class that is determined at run time.
///
/// Not API.
open class _ConstructibleBarItem: UIBarItem {
  /// Creates the item.
  public required override init() { super.init() }
  /// Creates the item from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The construction of appearance proxies, which are instances of any customizable class.
@MainActor
enum AppearanceConstruction {
  static func view<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
    // Safe: the initializer of the class created the object.
    unsafeDowncast(make(type, frame: frame), to: View.self)
  }

  static func proxy<View: UIView>(_ type: View.Type) -> View { view(type) }

  static func item<Item: UIBarItem>(_ type: Item.Type) -> Item {
    // Safe for the same reason.
    unsafeDowncast(make(item: type), to: Item.self)
  }

  // Safe: only the slot that the base class declares is used, and every subclass has that slot.
  @inline(never)
  private static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
    // Cells, headers, tables and collection views have other designated initializers.
    if let cell = type as? UITableViewCell.Type {
      return placed(TableViewConstruction.cell(cell, reuseIdentifier: ""), at: frame)
    }
    if let header = type as? UITableViewHeaderFooterView.Type {
      return placed(TableViewConstruction.header(header, reuseIdentifier: ""), at: frame)
    }
    if let table = type as? UITableView.Type {
      return unsafeBitCast(table, to: _ConstructibleTableView.Type.self).init(frame: frame, style: .plain)
        as UITableView
    }
    if let collection = type as? UICollectionView.Type {
      return unsafeBitCast(collection, to: _ConstructibleCollectionView.Type.self).init(
        frame: frame, collectionViewLayout: UICollectionViewLayout()) as UICollectionView
    }
    return unsafeBitCast(type, to: _ConstructibleView.Type.self).init(frame: frame) as UIView
  }

  private static func placed(_ view: UIView, at frame: CGRect) -> UIView {
    if frame != .zero { view.frame = frame }
    return view
  }

  @inline(never)
  private static func make(item type: UIBarItem.Type) -> UIBarItem {
    unsafeBitCast(type, to: _ConstructibleBarItem.Type.self).init() as UIBarItem
  }
}
