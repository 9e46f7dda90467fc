/// The fetches of data that the system starts while the app is in the background.
@MainActor
package enum BackgroundFetch {
  /// The interval that the app requests; never, unless it does.
  static var interval = UIApplication.backgroundFetchIntervalNever

  /// A Boolean value that indicates whether the app requests fetches.
  package static var isRequested: Bool { interval < UIApplication.backgroundFetchIntervalNever }

  /// Asks the delegate to fetch data, and returns the result that it reports.
  package static func perform() async -> UIBackgroundFetchResult {
    await withCheckedContinuation { continuation in
      let reply = Reply(continuation)
      guard let delegate = UIApplication.shared.delegate else { return reply.send(.failed) }
      delegate.application(UIApplication.shared, performFetchWithCompletionHandler: reply.send)
    }
  }

  /// The reply of a delegate, of which the first counts.
  @MainActor
  final class Reply {
    private var continuation: CheckedContinuation<UIBackgroundFetchResult, Never>?

    init(_ continuation: CheckedContinuation<UIBackgroundFetchResult, Never>) { self.continuation = continuation }

    func send(_ result: UIBackgroundFetchResult) {
      continuation?.resume(returning: result)
      continuation = nil
    }
  }
}
