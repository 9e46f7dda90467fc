import Dispatch

/// Counts the objects that were deallocated, from whatever thread.
public enum Deallocations {
  private static let queue = DispatchQueue(label: "Deallocations")
  private static var number = 0

  /// How many objects were deallocated.
  public static var total: Int { queue.sync { number } }

  static func count() { queue.sync { number += 1 } }
}
