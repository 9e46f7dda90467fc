/// The state of a header or footer, on which its appearance may depend.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, ListConfigurationState {
  /// The traits of the environment.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view is focused.
  public var isFocused = false
  /// A Boolean value that indicates whether the view is pinned while content scrolls.
  public var isPinned = false
  var listStyle: ListStyle?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in an environment.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses the custom value for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell, on which its appearance may depend.
public struct UICellConfigurationState: UIConfigurationState, Hashable, ListConfigurationState {
  /// The traits of the environment.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell is focused.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is pinned while content scrolls.
  public var isPinned = false
  /// A Boolean value that indicates whether the table is being edited.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell is expanded.
  public var isExpanded = false
  /// A Boolean value that indicates whether the cell is swiped.
  public var isSwiped = false
  /// A Boolean value that indicates whether the cell is being reordered.
  public var isReordering = false
  var listStyle: ListStyle?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in an environment.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses the custom value for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
