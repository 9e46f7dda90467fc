extension _RuntimeCreatable where Self: UIView {
  /// Creates a view with the actual class's `init(frame:)`.
  @_silgen_name("_uikit_createView_frame") @_disfavoredOverload public init(frame: CGRect)

  /// Creates a view without a size.
  ///
  /// It is created with the actual class's `init(frame:)`.
  @_silgen_name("_uikit_createView") @_disfavoredOverload public init()

  /// Creates a view of the class that is called.
  ///
  /// - Note: Not API. It is the implementation of `init(frame:)`.
  @_silgen_name("_uikit_createView_frame") public static func _make(frame: CGRect) -> Self {
    AppearanceConstruction.view(self, frame: frame)
  }

  /// Creates a view of the class that is called.
  ///
  /// - Note: Not API. It is the implementation of `init()`.
  @_silgen_name("_uikit_createView") public static func _make() -> Self { AppearanceConstruction.view(self) }
}

extension _RuntimeCreatable where Self: UITableViewCell {
  /// Creates a cell with the actual class's `init(style:reuseIdentifier:)`.
  @_silgen_name("_uikit_createCell") @_disfavoredOverload
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  /// Creates a cell of the class that is called.
  ///
  /// - Note: Not API. It is the implementation of `init(style:reuseIdentifier:)`.
  @_silgen_name("_uikit_createCell")
  public static func _make(style: UITableViewCell.CellStyle, reuseIdentifier: consuming String?) -> Self {
    // Safe: the initializer of the class created the object.
    unsafeDowncast(TableViewConstruction.cell(self, style: style, reuseIdentifier: reuseIdentifier), to: self)
  }
}

extension _RuntimeCreatable where Self: UITableViewHeaderFooterView {
  /// Creates a header with the actual class's `init(reuseIdentifier:)`.
  @_silgen_name("_uikit_createHeader") @_disfavoredOverload public init(reuseIdentifier: String?)

  /// Creates a header of the class that is called.
  ///
  /// - Note: Not API. It is the implementation of `init(reuseIdentifier:)`.
  @_silgen_name("_uikit_createHeader") public static func _make(reuseIdentifier: consuming String?) -> Self {
    // Safe: the initializer of the class created the object.
    unsafeDowncast(TableViewConstruction.header(self, reuseIdentifier: reuseIdentifier), to: self)
  }
}
