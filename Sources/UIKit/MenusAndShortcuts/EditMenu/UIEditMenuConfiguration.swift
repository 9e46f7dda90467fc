/// The position of an edit menu, and an identifier that distinguishes it from others.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: An identifier. If it is `nil`, the configuration has a unique identifier.
  ///   - sourcePoint: The point at which the menu appears, in the coordinates of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }

  /// The identifier of the configuration.
  public let identifier: AnyHashable
  /// The point at which the menu appears, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// The direction from the menu to the content.
  ///
  /// The default is `automatic`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}

/// Constants that specify the direction from an edit menu to its content.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The menu is above the content, or below it if there is no room.
  case automatic
  /// The menu is below the content.
  case up
  /// The menu is above the content.
  case down
  /// The menu is on the right of the content.
  case left
  /// The menu is on the left of the content.
  case right
}
