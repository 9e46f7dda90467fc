import QuartzCore

extension Progress: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: Progress {
  /// Calls a closure whenever a property has changed.
  ///
  /// A progress reports its `totalUnitCount`, `completedUnitCount`, `fractionCompleted`, `isIndeterminate`,
  /// `isCancelled`, `isPaused` and `isFinished`.
  ///
  /// - Note: Foundation for Linux does not report changes of a progress, so it is read for each frame. The closure
  ///   is called on the main actor, once for all changes between two frames, and not on the thread of the change.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values that the closure receives.
  ///   - changeHandler: Called on the main actor after a change.
  /// - Returns: The observation, which ends when it is deallocated.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own: [ObservableProperty] = [
      .init(\Self.totalUnitCount, \Progress.totalUnitCount),
      .init(\Self.completedUnitCount, \Progress.completedUnitCount),
      .init(\Self.fractionCompleted, \Progress.fractionCompleted),
      .init(\Self.isIndeterminate, \Progress.isIndeterminate),
      .init(\Self.isCancelled, \Progress.isCancelled), .init(\Self.isPaused, \Progress.isPaused),
      .init(\Self.isFinished, \Progress.isFinished),
    ]
    ProgressWatch.shared.watch(self)
    return KeyValueObservers.shared.observe(self, keyPath, of: own, options, changeHandler)
  }
}
