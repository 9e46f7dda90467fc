/// A ship in the register.
public struct Record: Codable, Hashable, Sendable, Identifiable {
  /// The kind of a ship.
  public enum Category: String, Codable, CaseIterable, Sendable {
    /// A ship that crosses oceans.
    case liner
    /// A ship that crosses sounds.
    case ferry
    /// A ship that carries goods.
    case freighter
    /// A ship that works in ice.
    case icebreaker
    /// A ship with masts.
    case sail
  }

  /// The number in the register.
  public var id: Int
  /// The ship's name.
  public var name: String
  /// The kind of the ship and its home port.
  public var subtitle: String
  /// The year of its launch.
  public var year: Int
  /// The kind of the ship.
  public var category: Category
}
