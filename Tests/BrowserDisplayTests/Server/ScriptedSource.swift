import BrowserDisplay
import DisplayScene
import Foundation

/// An app with one box, whose position is the number of the picture.
@MainActor
final class ScriptedSource: BrowserDisplaySource {
  /// The input that was received, and a way to wait for it.
  nonisolated let inputs: AsyncStream<SceneInput>
  private let received: AsyncStream<SceneInput>.Continuation
  private(set) var display: BrowserDisplay?
  private var pictures = 0
  /// The number of pictures that are delivered without being asked.
  private var isWanted = false

  init() { (inputs, received) = AsyncStream.makeStream() }

  /// Starts a display of a new source on any free port.
  static func start(maximumViewers: Int = 100) async throws -> (source: ScriptedSource, address: URL) {
    let source = ScriptedSource()
    var configuration = DisplayConfiguration(title: "Test")
    configuration.port = 0
    configuration.maximumViewers = maximumViewers
    let display = BrowserDisplay(configuration, source: source)
    source.display = display
    let address = try await display.start()
    guard let url = URL(string: address) else { throw DisplayError.failed("no address") }
    return (source, url)
  }

  func displayNeedsPicture(isFirst: Bool) {
    isWanted = true
    if isFirst { change() }
  }

  /// Changes the screen, and shows it if a picture was requested. Returns whether it was.
  @discardableResult
  func change() -> Bool {
    pictures += 1
    guard isWanted else { return false }
    isWanted = false
    let box = SceneLayer(
      id: 1, name: "UIView",
      geometry: SceneGeometry(frame: CGRect(x: Double(pictures), y: 0, width: 10, height: 10)))
    display?.show(
      DisplayPicture(
        frame: SceneFrame(screen: SceneScreen(size: CGSize(width: 100, height: 200), scale: 2), layers: [box]),
        settings: SceneSettings(app: "Test", device: "iPhone")))
    return true
  }

  func displayDidReceive(_ input: SceneInput) {
    received.yield(input)
    change()
  }

  func details(ofLayer id: Int) -> SceneViewDetails? {
    guard id == 1 else { return nil }
    return SceneViewDetails(
      layer: 1, constraints: ["width = 10"], accessibility: SceneAccessibility(isElement: true, label: "Box"),
      hint: "Moves.")
  }

  func recording(_ number: Int) -> SceneRecording? {
    number == 1 ? SceneRecording(script: "// A script.", report: "<!doctype html>") : nil
  }

  /// Stops the display, which retains the source.
  func stop() async {
    await display?.stop()
    display = nil
  }
}
