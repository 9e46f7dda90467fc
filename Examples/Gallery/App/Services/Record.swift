/// A ship in the register.
public struct Record: Codable, Hashable, Sendable, Identifiable {
  /// What kind of ship it is.
  public enum Category: String, Codable, CaseIterable, Sendable {
    /// Crosses oceans.
    case liner
    /// Crosses sounds.
    case ferry
    /// Carries goods.
    case freighter
    /// Works in ice.
    case icebreaker
    /// Has masts.
    case sail
  }

  /// The number in the register.
  public var id: Int
  /// The ship's name.
  public var name: String
  /// What it is and where it is at home.
  public var subtitle: String
  /// The year in which it was launched.
  public var year: Int
  /// What kind of ship it is.
  public var category: Category
}
