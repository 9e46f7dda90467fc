/// Constants that specify whether text that cannot be edited receives a drop.
public enum UITextDropEditability: UInt, Sendable {
  /// The text receives no drop.
  case no = 0
  /// The text receives the drop, and cannot be edited afterward.
  case temporary = 1
  /// The text receives the drop, and can be edited from then on.
  case yes = 2
}
