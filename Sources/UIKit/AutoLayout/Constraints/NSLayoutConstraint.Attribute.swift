extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// An axis of layout.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// The part of a view or guide that a constraint uses.
  public enum Attribute: Int, Sendable {
    /// A placeholder for a constraint without a second item.
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
    /// The horizontal center of the alignment rectangle.
    case centerX = 9
    /// The vertical center of the alignment rectangle.
    case centerY = 10
    /// The baseline of the last line of text; the bottom if there is no text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the bottom if there is no text.
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
    /// The center between the left and right margins.
    case centerXWithinMargins = 19
    /// The center between the top and bottom margins.
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

  /// A Boolean value that indicates whether the attribute depends on the layout direction.
  var isDirectional: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  /// A Boolean value that indicates whether the attribute is an absolute side, such as left.
  var isAbsoluteSide: Bool { self == .left || self == .right || self == .leftMargin || self == .rightMargin }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The equivalent attribute of the layout margins guide, for an attribute within the margins.
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
