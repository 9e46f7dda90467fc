@_exported public import Simulator
public import UIKit
import XCTest

/// Compares a snapshot of the screen at rest with the reference beside the test.
///
/// ```swift
/// @MainActor func testSigningInShowsTheList() async throws {
///   let simulator = await Simulator.boot(.iPhone15)
///   simulator.show(RootViewController(initialState: .signIn))
///   await XCTAssertSnapshot(of: simulator, as: [.svg, .text])
/// }
/// ```
///
/// - Parameters:
///   - simulator: The device.
///   - formats: The formats, each of which has a separate reference.
///   - name: A name for this snapshot, if its test has several.
///   - atRest: A Boolean value that indicates whether the time is advanced until all animations have ended. Pass
///     `false` for a snapshot at the current time.
///   - record: The recording of references. The default is `nil`: the environment variable `RECORD_SNAPSHOTS`, or
///     `.missing`.
@MainActor
public func XCTAssertSnapshot(
  of simulator: Simulator, as formats: SnapshotFormat, named name: String? = nil, atRest: Bool = true,
  record: SnapshotRecording? = nil, function: String = #function, file: StaticString = #filePath, line: UInt = #line
) async {
  await check(.screen(simulator), formats, name, atRest, record, function, file, line)
}

/// Compares a snapshot of a view controller at rest with the reference beside the test.
///
/// A view controller that is not on a screen is shown on a device of the given kind, and removed afterward.
@MainActor
public func XCTAssertSnapshot(
  of viewController: UIViewController, on device: Device = .iPhone15, as formats: SnapshotFormat,
  named name: String? = nil, atRest: Bool = true, record: SnapshotRecording? = nil, function: String = #function,
  file: StaticString = #filePath, line: UInt = #line
) async {
  await check(.viewController(viewController, device: device), formats, name, atRest, record, function, file, line)
}

/// Compares a snapshot of a view at rest with the reference beside the test.
///
/// A view that is not on a screen is shown on a device of the given kind, and removed afterward. It keeps its size. A
/// view without a size has the smallest size that fits its content.
@MainActor
public func XCTAssertSnapshot(
  of view: UIView, on device: Device = .iPhone15, as formats: SnapshotFormat, named name: String? = nil,
  atRest: Bool = true, record: SnapshotRecording? = nil, function: String = #function,
  file: StaticString = #filePath, line: UInt = #line
) async {
  await check(.view(view, device: device), formats, name, atRest, record, function, file, line)
}

/// Compares the callbacks that a recorder has recorded with the reference beside the test.
@MainActor
public func XCTAssertSnapshot(
  of recorder: LifecycleRecorder, named name: String? = nil, record: SnapshotRecording? = nil,
  function: String = #function, file: StaticString = #filePath, line: UInt = #line
) async {
  await check(.recorder(recorder), .lifecycle, name, false, record, function, file, line)
}

/// Compares a text with the reference beside the test.
@MainActor
public func XCTAssertSnapshot(
  of text: String, named name: String? = nil, record: SnapshotRecording? = nil, function: String = #function,
  file: StaticString = #filePath, line: UInt = #line
) async {
  await check(.text(text), .text, name, false, record, function, file, line)
}

@MainActor
private func check(
  _ subject: SnapshotSubject, _ formats: SnapshotFormat, _ name: String?, _ atRest: Bool, _ record: SnapshotRecording?,
  _ function: String, _ file: StaticString, _ line: UInt
) async {
  let place = SnapshotPlace(file: "\(file)", position: "\(file):\(line)", test: function, name: name)
  let problems = await SnapshotAssertion(place, recording: record).problems(of: subject, as: formats, atRest: atRest)
  for problem in problems { XCTFail(problem.description, file: file, line: line) }
}
