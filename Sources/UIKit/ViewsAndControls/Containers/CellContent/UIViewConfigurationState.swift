/// The state on which the appearance of a header or footer may depend.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The environment.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether it cannot be used.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view is pinned while content scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in an environment.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The app's own value for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state on which a cell's appearance may depend.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The environment.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell cannot be used.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell is pinned while content scrolls.
  public var isPinned = false
  /// A Boolean value that indicates whether the table is being edited.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell is expanded.
  public var isExpanded = false
  /// A Boolean value that indicates whether the cell is swiped aside.
  public var isSwiped = false
  /// A Boolean value that indicates whether the cell is being reordered.
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in an environment.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The app's own value for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
