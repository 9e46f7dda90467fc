extension RunLoop.Mode {
  /// The mode in which the run loop of an iPhone or iPad tracks the touches of controls and scroll views.
  ///
  /// On Linux, the main run loop stays in its default mode while it does, so that what was added to the default mode or
  /// to the common modes continues. A timer that was added to this mode alone does not fire; a display link does.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
