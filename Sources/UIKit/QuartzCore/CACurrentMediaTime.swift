/// The time that animations go by, in seconds.
///
/// - Note: This is the runtime's clock, which tests may move themselves; so it is to be asked for on the
///   main thread only.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { AppRuntime.shared.now }
}
