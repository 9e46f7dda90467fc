extension Diagnostics {
  /// Calls a closure with everything that the library's containers do from now on.
  ///
  /// ```swift
  /// let observation = Diagnostics.observe { print($0) }
  /// // RootViewController #1: requested signIn → home, animated
  /// // RootViewController #1: began signIn → home, 0.35 s
  /// // RootViewController #1: finished, showing home
  /// // RootViewController #1: completed
  /// ```
  ///
  /// It is called between the steps of what happens and may ask for anything; the events of that come afterwards. Requests that
  /// were made before are not heard of. As long as nobody observes, events cost nothing.
  ///
  /// - Returns: What has to be kept. The observation ends with it.
  public static func observe(_ body: @escaping @MainActor (ContainerEvent) -> Void) -> EventObservation {
    EventObservation(body)
  }

  /// Everything that the library's containers do from now on, as a sequence that keeps what is not read yet.
  public static var events: AsyncStream<ContainerEvent> {
    let (stream, continuation) = AsyncStream<ContainerEvent>.makeStream()
    let observation = observe { continuation.yield($0) }
    continuation.onTermination = { _ in
      Task { @MainActor in observation.cancel() }
    }
    return stream
  }
}
