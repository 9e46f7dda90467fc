/// A line of the visual format language as it was read.
struct VisualFormat {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// Whether the line begins at the superview's edge, and the space to it.
  var leading: Connection?
  var views: [ViewPart] = []
  /// The spaces between a view and the next one.
  var connections: [Connection] = []
  /// Whether the line ends at the superview's edge, and the space to it.
  var trailing: Connection?

  /// What is between two neighbors.
  enum Connection {
    /// No space: the views touch.
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

  /// A demand on a distance or a size.
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

/// Why a line cannot be read, and where.
struct VisualFormatError: Error {
  var message: String
  /// The place, in characters from the line's beginning.
  var position: Int

  var marker: String { String(repeating: " ", count: position) + "^" }
}
