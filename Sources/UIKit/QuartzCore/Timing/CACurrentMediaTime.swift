/// Returns the current time of animations, in seconds.
///
/// - Note: This is the runtime's clock, which tests can move; read it on the main thread only.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { AppRuntime.shared.now }
}
