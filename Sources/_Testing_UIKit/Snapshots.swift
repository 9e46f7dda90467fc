public import Simulator
public import UIKit

/// Compares a snapshot of the screen at rest with the reference beside the test.
///
/// ```swift
/// @MainActor @Test func `Signing in shows the list`() async throws {
///   let simulator = await Simulator.boot(.iPhone15)
///   simulator.show(RootViewController(initialState: .signIn))
///   await expectSnapshot(of: simulator, as: [.svg, .text], named: "sign-in")
///   try await simulator.tap("Continue")
///   await expectSnapshot(of: simulator, as: [.svg, .text], named: "list")
/// }
/// ```
///
/// - Parameters:
///   - simulator: The device.
///   - formats: The formats, each of which has a separate reference.
///   - name: A name for this snapshot, if its test has several or has arguments.
///   - atRest: A Boolean value that indicates whether the time is advanced until all animations have ended. Pass
///     `false` for a snapshot at the current time.
///   - record: The recording of references. The default is `nil`: the environment variable `RECORD_SNAPSHOTS`, or
///     `.missing`.
@MainActor
public func expectSnapshot(
  of simulator: Simulator, as formats: SnapshotFormat, named name: String? = nil, atRest: Bool = true,
  record: SnapshotRecording? = nil, function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) async {
  await expect(.screen(simulator), formats, name, atRest, record, function, sourceLocation)
}

/// Compares a snapshot of a view controller at rest with the reference beside the test.
///
/// A view controller that is not on a screen is shown on a device of the given kind, and removed afterward.
@MainActor
public func expectSnapshot(
  of viewController: UIViewController, on device: Device = .iPhone15, as formats: SnapshotFormat,
  named name: String? = nil, atRest: Bool = true, record: SnapshotRecording? = nil, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await expect(
    .viewController(viewController, device: device), formats, name, atRest, record, function, sourceLocation)
}

/// Compares a snapshot of a view at rest with the reference beside the test.
///
/// A view that is not on a screen is shown on a device of the given kind, and removed afterward. It keeps its size. A
/// view without a size has the smallest size that fits its content.
@MainActor
public func expectSnapshot(
  of view: UIView, on device: Device = .iPhone15, as formats: SnapshotFormat, named name: String? = nil,
  atRest: Bool = true, record: SnapshotRecording? = nil, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await expect(.view(view, device: device), formats, name, atRest, record, function, sourceLocation)
}

/// Compares the callbacks that a recorder has recorded with the reference beside the test.
@MainActor
public func expectSnapshot(
  of recorder: LifecycleRecorder, named name: String? = nil, record: SnapshotRecording? = nil,
  function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) async {
  await expect(.recorder(recorder), .lifecycle, name, false, record, function, sourceLocation)
}

/// Compares a text with the reference beside the test.
@MainActor
public func expectSnapshot(
  of text: String, named name: String? = nil, record: SnapshotRecording? = nil, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await expect(.text(text), .text, name, false, record, function, sourceLocation)
}

@MainActor
private func expect(
  _ subject: SnapshotSubject, _ formats: SnapshotFormat, _ name: String?, _ atRest: Bool, _ record: SnapshotRecording?,
  _ function: String, _ location: SourceLocation
) async {
  if name == nil, Test.current?.isParameterized == true {
    Issue.record(
      "The test has arguments, and its snapshots need a name for each of them. Pass named:, with the argument in it.",
      sourceLocation: location)
    return
  }
  let place = SnapshotPlace(
    file: location.filePath, position: "\(location)", test: Test.current?.name ?? function, name: name)
  let problems = await SnapshotAssertion(place, recording: record).problems(of: subject, as: formats, atRest: atRest)
  for problem in problems {
    for file in problem.attachments {
      Attachment.record(file.contents, named: file.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: problem.description), sourceLocation: location)
  }
}
