extension Diagnostics {
  /// Calls a closure for every event of the library's containers from now on.
  ///
  /// ```swift
  /// let observation = Diagnostics.observe { print($0) }
  /// // RootViewController #1: requested signIn → home, animated
  /// // RootViewController #1: began signIn → home, 0.35 s
  /// // RootViewController #1: finished, showing home
  /// // RootViewController #1: completed
  /// ```
  ///
  /// The closure is called between the steps of a change and may make requests; their events follow later. Requests
  /// that were made before the observation began are not reported. Events are created only while they are observed.
  ///
  /// - Parameter body: A closure that receives each event.
  /// - Returns: An object that you retain for as long as you want to observe. The observation ends when the object is
  ///   deallocated.
  public static func observe(_ body: @escaping @MainActor (ContainerEvent) -> Void) -> EventObservation {
    EventObservation(body)
  }

  /// A sequence of all events of the library's containers from now on.
  ///
  /// The sequence buffers the events that were not read yet.
  public static var events: AsyncStream<ContainerEvent> {
    let (stream, continuation) = AsyncStream<ContainerEvent>.makeStream()
    let observation = observe { continuation.yield($0) }
    continuation.onTermination = { _ in
      Task { @MainActor in observation.cancel() }
    }
    return stream
  }
}
