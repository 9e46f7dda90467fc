/// A rectangle of a view in which the pointer has a style.
///
/// Regions with the same rectangle and identifier are equal. As long as the delegate of an interaction returns equal
/// regions, the pointer remains in the region.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
  /// Creates a region.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the region, in the coordinates of the interaction's view.
  ///   - identifier: A value by which the delegate of an interaction recognizes the region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// The rectangle of the region, in the coordinates of the interaction's view.
  public let rect: CGRect

  /// The value by which the delegate of an interaction recognizes the region.
  public let identifier: AnyHashable?

  /// Returns the region itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another region has the same rectangle and identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return MainActor.assumeIsolated { rect == other.rect && identifier == other.identifier }
  }

  /// The hash of the rectangle and the identifier.
  open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
      hasher.combine(identifier)
      return hasher.finalize()
    }
  }
}

/// A request for the region at a location of the pointer.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location of the pointer, in the coordinates of the interaction's view.
  public let location: CGPoint
  /// The modifier keys that are held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}
