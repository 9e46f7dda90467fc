extension _RuntimeCreatable where Self: UIView {
  /// Creates a view with the actual class's `init(frame:)`.
  @_disfavoredOverload public init(frame: CGRect) {
    self = AppearanceConstruction.view(Self.self, frame: frame)
  }

  /// Creates a view without a size.
  ///
  /// It is created with the actual class's `init(frame:)`.
  @_disfavoredOverload public init() { self = AppearanceConstruction.view(Self.self) }
}

extension _RuntimeCreatable where Self: UITableViewCell {
  /// Creates a cell with the actual class's `init(style:reuseIdentifier:)`.
  @_disfavoredOverload public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let cell = TableViewConstruction.cell(Self.self, style: style, reuseIdentifier: reuseIdentifier)
    // Safe: the initializer of the class created the object.
    self = unsafeDowncast(cell, to: Self.self)
  }
}

extension _RuntimeCreatable where Self: UITableViewHeaderFooterView {
  /// Creates a header with the actual class's `init(reuseIdentifier:)`.
  @_disfavoredOverload public init(reuseIdentifier: String?) {
    let header = TableViewConstruction.header(Self.self, reuseIdentifier: reuseIdentifier)
    // Safe: the initializer of the class created the object.
    self = unsafeDowncast(header, to: Self.self)
  }
}
