/// The visual effect of the focus on an item.
///
/// An object of this class is the standard effect of the system, a halo with the shape of the item.
open class UIFocusEffect: NSObject, NSCopying {
  /// Creates the standard effect.
  public override init() { super.init() }

  /// Returns a copy of the effect.
  open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}
