extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first is not above the second.
    case lessThanOrEqual = -1
    /// Both are equal.
    case equal = 0
    /// The first is not below the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The part of a view or guide that a constraint is about.
  public enum Attribute: Int, Sendable {
    /// None: the constraint has one side only.
    case notAnAttribute = 0
    /// The left side of the alignment rectangle.
    case left = 1
    /// The right side of the alignment rectangle.
    case right = 2
    /// The top of the alignment rectangle.
    case top = 3
    /// The bottom of the alignment rectangle.
    case bottom = 4
    /// The side at which lines begin.
    case leading = 5
    /// The side at which lines end.
    case trailing = 6
    /// The width of the alignment rectangle.
    case width = 7
    /// The height of the alignment rectangle.
    case height = 8
    /// The middle between the sides.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text; the bottom where there is no text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the bottom where there is no text.
    case firstBaseline = 12
    /// The left side within the margins.
    case leftMargin = 13
    /// The right side within the margins.
    case rightMargin = 14
    /// The top within the margins.
    case topMargin = 15
    /// The bottom within the margins.
    case bottomMargin = 16
    /// The leading side within the margins.
    case leadingMargin = 17
    /// The trailing side within the margins.
    case trailingMargin = 18
    /// The middle between the side margins.
    case centerXWithinMargins = 19
    /// The middle between the top and bottom margins.
    case centerYWithinMargins = 20
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kind of quantity of an attribute; only attributes of one kind can be compared.
  enum Kind {
    case none, dimension, horizontalPlace, verticalPlace
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .dimension
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontalPlace
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .verticalPlace
    }
  }

  var axis: NSLayoutConstraint.Axis { kind == .horizontalPlace || self == .width ? .horizontal : .vertical }

  /// A Boolean value that indicates whether it follows the direction of the language.
  var isDirectional: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  /// A Boolean value that indicates whether it names a side whatever the direction of the language.
  var isAbsoluteSide: Bool { self == .left || self == .right || self == .leftMargin || self == .rightMargin }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// For an attribute within the margins, the one of the margins' guide that it stands for.
  var inMarginsGuide: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The attribute's name in messages.
  var name: String { "\(self)" }
}
