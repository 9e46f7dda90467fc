/// The order in which the requests of one container were accepted or began to wait.
@MainActor
final class RequestOrder {
  /// The number of requests that were accepted or began to wait.
  private(set) var count = 0

  /// Adds a request and returns its place.
  func add() -> Int {
    count += 1
    return count
  }
}
