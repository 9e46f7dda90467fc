package import DisplayScene

/// A recorder of the input to the running app.
@MainActor
package struct LiveRecorder {
  private var script: InputScript

  /// The source text of a test that repeats the input.
  package var source: String { script.source }

  /// Creates a recorder of input to the app as it is now.
  package init() {
    let delegate = UIApplication.shared.delegate.map { String(reflecting: type(of: $0)) }
    script = InputScript(device: UIScreen.main.hardware.name, delegate: delegate ?? "App.AppDelegate")
  }

  /// Adds input that is about to be applied.
  package mutating func append(_ input: SceneInput) {
    var target: String?
    if case .touch(let touch) = input, touch.phase == .began { target = LiveTarget.name(at: touch.location) }
    script.append(
      RecordedInput(
        input, at: AppRuntime.shared.now, isAtRest: AnimationEngine.shared.nextDeadline == nil, target: target))
  }
}
