import LayoutSolver

/// The priority of a constraint, greater than 0 and at most 1000, which is required.
public struct UILayoutPriority: _UINumericRawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint.
  public static let required = UILayoutPriority(1000)
  /// The priority with which controls resist compression below the size of their content.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a drag can resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority with which a drag cannot resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which controls resist growth beyond the size of their content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of a fitting size in `systemLayoutSizeFitting(_:)`: lower than almost all others.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The equivalent strength in the solver, whose range starts at 1.
  var strength: Strength { Strength(min(max(rawValue, 1), 1000)) }
}
