/// The order of requests for which the app creates view controllers, for the compatibility classes.
///
/// The code of the app that creates the view controllers of a request may make another request. That request is newer,
/// and what was created for the earlier one is discarded.
@MainActor
@_spi(Compatibility) public final class ContentRequests<State: Equatable> {
  private let order = RequestOrder()
  private let creation = ContentCreation<State>()

  /// Creates an order without requests.
  public init() {}

  /// Calls a closure that creates the content of a new request.
  ///
  /// - Parameters:
  ///   - state: The requested state, or `nil` if it is not known yet.
  ///   - create: A closure that calls code of the app.
  /// - Returns: The content, or `nil` if a newer request was made meanwhile.
  public func create<Content>(for state: State?, _ create: () -> Content) -> Content? {
    let request = TransitionRequest(of: nil, in: order, completion: nil)
    request.wasAccepted(by: nil)
    let content = creation.perform(of: state, for: request, create)
    return request.isNewest ? content : nil
  }

  /// Returns whether the content of the newest request is being created, and represents a state.
  public func isCreating(_ state: State) -> Bool { creation.request(for: state, isSame: { $0 == $1 }) != nil }

  /// Adds a request that needs no new content, so that content which is being created is discarded.
  public func supersede() { _ = order.add() }
}
