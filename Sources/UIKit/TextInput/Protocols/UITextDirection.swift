/// Constants that specify a direction in the order in which text is stored.
public enum UITextStorageDirection: Int, Sendable {
  /// Toward the end of the text.
  case forward = 0
  /// Toward the beginning of the text.
  case backward = 1
}

/// Constants that specify a direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A direction in the storage or in the layout of a text.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a storage direction or of a layout direction.
  public var rawValue: Int
  /// Creates a direction from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns the direction of a storage direction.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns the direction of a layout direction.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Returns whether the direction is toward the end of a text.
  func isForward(isRightToLeft: Bool) -> Bool {
    switch UITextLayoutDirection(rawValue: rawValue) {
    case .right: !isRightToLeft
    case .left: isRightToLeft
    case .down: true
    case .up: false
    case nil: rawValue == UITextStorageDirection.forward.rawValue
    }
  }
}
