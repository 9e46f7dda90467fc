import DisplayScene
package import UIKit

/// The object of a snapshot.
@MainActor
package enum SnapshotSubject {
  case screen(Simulator)
  case viewController(UIViewController, device: Device)
  case view(UIView, device: Device)
  case recorder(LifecycleRecorder)
  case text(String)

  /// Returns the snapshot in each of the formats.
  ///
  /// - Parameter atRest: A Boolean value that indicates whether the time is advanced first, until the device is at
  ///   rest.
  func contents(as formats: SnapshotFormat, atRest: Bool) async throws(SnapshotProblem) -> [SnapshotContent] {
    switch self {
    case .screen(let simulator):
      if atRest { try await Self.settle(simulator) }
      return try formats.members.map { format throws(SnapshotProblem) in try Self.content(of: simulator, as: format) }
    case .viewController(let controller, let device):
      if let view = controller.viewIfLoaded, view.window != nil {
        return try await Self.contents(ofVisible: view, as: formats, atRest: atRest)
      }
      return try await Self.contents(of: controller, on: device, as: formats, atRest: atRest)
    case .view(let view, let device):
      if view.window != nil { return try await Self.contents(ofVisible: view, as: formats, atRest: atRest) }
      return try await Self.contents(of: view, on: device, as: formats, atRest: atRest)
    case .recorder(let recorder):
      return [SnapshotContent(.lifecycle, recorder.text)]
    case .text(let text):
      return [SnapshotContent(.text, text.hasSuffix("\n") ? text : text + "\n")]
    }
  }

  // MARK: - Devices

  private static func settle(_ simulator: Simulator) async throws(SnapshotProblem) {
    guard await !simulator.settle() else { return }
    throw SnapshotProblem(
      "The device did not come to rest within 60 seconds of its time, so there is no snapshot. Something schedules work "
        + "again and again, a timer for instance. Pass atRest: false to take the snapshot at the present time.")
  }

  /// Boots a device for one snapshot.
  private static func boot(_ device: Device) async throws(SnapshotProblem) -> Simulator {
    if let simulator = Simulator.bootIfFree(device) { return simulator }
    guard !SimulatorPower.isHeldByCurrentTask else {
      throw SnapshotProblem(
        "The snapshot needs a device, and the test has one that is on, so the snapshot would wait forever. Show the view "
          + "controller or the view on the test's device first, or pass the simulator.")
    }
    return await Simulator.boot(device)
  }

  private static func contents(
    of controller: UIViewController, on device: Device, as formats: SnapshotFormat, atRest: Bool
  ) async throws(SnapshotProblem) -> [SnapshotContent] {
    let simulator = try await boot(device)
    let recorder = LifecycleRecorder(within: controller)
    if formats.contains(.lifecycle) { recorder.start() }
    simulator.show(controller)
    defer {
      recorder.stop()
      simulator.removeWindow()
    }
    return try await SnapshotSubject.screen(simulator).contents(as: formats, atRest: atRest)
  }

  private static func contents(
    of view: UIView, on device: Device, as formats: SnapshotFormat, atRest: Bool
  ) async throws(SnapshotProblem) -> [SnapshotContent] {
    let simulator = try await boot(device)
    let host = SnapshotHost(view)
    simulator.show(host)
    defer {
      host.release()
      simulator.removeWindow()
    }
    return try await contents(ofVisible: view, as: formats, atRest: atRest)
  }

  private static func contents(
    ofVisible view: UIView, as formats: SnapshotFormat, atRest: Bool
  ) async throws(SnapshotProblem) -> [SnapshotContent] {
    guard let simulator = Simulator.current else {
      throw SnapshotProblem(
        "\(view) is on a screen without a virtual clock. Boot a Simulator, and show the view on it.")
    }
    if atRest { try await settle(simulator) }
    simulator.commit()
    return try formats.members.map { format throws(SnapshotProblem) in try content(of: view, as: format) }
  }

  // MARK: - Formats

  private static func content(
    of simulator: Simulator, as format: SnapshotFormat
  ) throws(SnapshotProblem) -> SnapshotContent {
    switch format {
    case .svg: SnapshotContent(picture: simulator.svgSnapshot(), tree: simulator.textSnapshot())
    case .accessibility: SnapshotContent(format, simulator.accessibilitySnapshot())
    case .lifecycle: SnapshotContent(format, try lifecycle())
    default: SnapshotContent(format, simulator.textSnapshot())
    }
  }

  private static func content(of view: UIView, as format: SnapshotFormat) throws(SnapshotProblem) -> SnapshotContent {
    let tree = TextTreeRenderer(includesHidden: false).render(
      SceneFrame(cutting: view, presented: false, backdrop: false))
    switch format {
    case .svg:
      let picture = SceneFrame(cutting: view, presented: true, backdrop: true)
      return SnapshotContent(picture: SVGRenderer(surroundings: .rectangle).render(picture), tree: tree)
    case .accessibility:
      let items = AccessibilityTree.elements(in: view).map(AccessibilityItem.init)
      return SnapshotContent(format, items.map { "\($0)\n" }.joined())
    case .lifecycle: return SnapshotContent(format, try lifecycle())
    default: return SnapshotContent(format, tree)
    }
  }

  private static func lifecycle() throws(SnapshotProblem) -> String {
    guard let recorder = LifecycleRecorder.active else {
      throw SnapshotProblem(
        "No LifecycleRecorder is recording, so there are no callbacks to compare. Create one, and start it before the "
          + "screen is shown.")
    }
    return recorder.text
  }
}

extension LifecycleRecorder {
  fileprivate var text: String { records.map { "\($0)\n" }.joined() }
}
