/// What the look of a header or footer may depend on.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The environment.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it stays in place while content moves.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in an environment.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the app keeps in the state under a name of its own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// What a cell's look may depend on.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The environment.
  public var traitCollection: UITraitCollection
  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is chosen.
  public var isSelected = false
  /// Whether the cell stays in place while content moves.
  public var isPinned = false
  /// Whether the table is being edited.
  public var isEditing = false
  /// Whether the cell shows what belongs to it.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether the cell is being moved to another place.
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in an environment.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the app keeps in the state under a name of its own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
