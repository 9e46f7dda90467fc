/// The parsed form of a visual format.
struct VisualFormat {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The connection to the superview's leading edge, if the format begins there.
  var leading: Connection?
  var views: [ViewPart] = []
  /// The spaces between a view and the next one.
  var connections: [Connection] = []
  /// The connection to the superview's trailing edge, if the format ends there.
  var trailing: Connection?

  /// The connection between two neighbors.
  enum Connection {
    /// No space between the neighbors.
    case none
    /// The system's spacing.
    case standard
    case predicates([Predicate])
  }

  struct ViewPart {
    var name: String
    var position: Int
    var predicates: [Predicate]
  }

  /// A requirement for a distance or a size.
  struct Predicate {
    var relation: NSLayoutConstraint.Relation
    var value: Value
    var priority: Value?
    var position: Int
  }

  enum Value {
    case number(CGFloat)
    case name(String)
  }
}

/// An error in a visual format, with its position.
struct VisualFormatError: Error {
  var message: String
  /// The position, in characters from the beginning of the format.
  var position: Int

  var marker: String { String(repeating: " ", count: position) + "^" }
}
