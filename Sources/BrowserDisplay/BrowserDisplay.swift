package import DisplayScene
import Foundation

/// An app that a display shows.
///
/// All methods are called on the main actor, one after the other.
@MainActor
package protocol BrowserDisplaySource: AnyObject, Sendable {
  /// Called when a picture could be shown immediately.
  ///
  /// The source then calls ``BrowserDisplay/show(_:)`` once: when the screen has changed, or immediately if there is no
  /// picture yet.
  func displayNeedsPicture(isFirst: Bool)

  /// Called with an input event.
  func displayDidReceive(_ input: SceneInput)

  /// Returns the details of the view at a layer, or of the view that the layer is a part of.
  ///
  /// The result is `nil` if it no longer exists.
  func details(ofLayer id: Int) -> SceneViewDetails?

  /// Returns a recording that has ended, by its number in the settings.
  func recording(_ number: Int) -> SceneRecording?
}

/// A display in any number of browsers.
///
/// It shows scenes and returns input events as values, and has no access to views. The display works outside the main
/// actor, on which only pictures are captured, and only when a viewer can show one. It compares and encodes pictures,
/// and handles HTTP and the connections of the viewers.
///
/// ```text
///   main actor                     BrowserDisplay                    browser
///   ──────────                     ──────────────                    ───────
///   displayNeedsPicture  ◄───────  a viewer is ready       ◄───────  acknowledgment
///   the screen changes
///   show(picture)        ───────►  difference for each     ───────►  applied in the
///                                  ready viewer                      next animation frame
///   displayDidReceive    ◄───────  decoded, with limits    ◄───────  touches, keys, settings
/// ```
package actor BrowserDisplay {
  private let configuration: DisplayConfiguration
  private let source: any BrowserDisplaySource
  private let pictures: AsyncStream<DisplayPicture>
  private nonisolated let picturesInput: AsyncStream<DisplayPicture>.Continuation
  private var server: DisplayServer?
  private var ledger = ViewerLedger()
  private var outputs: [ViewerLedger.ID: ViewerOutput] = [:]
  private var touches = ViewerTouches()
  /// A Boolean value that indicates whether a picture was requested that the source has not delivered.
  private var isPictureRequested = false

  /// Creates a display of a source, which it retains.
  package init(_ configuration: DisplayConfiguration, source: any BrowserDisplaySource) {
    self.configuration = configuration
    self.source = source
    (pictures, picturesInput) = AsyncStream.makeStream()
  }

  deinit { picturesInput.finish() }

  // MARK: - Starting

  /// Starts to listen, and returns the address of the page, which contains the token of this run.
  package func start() async throws(DisplayError) -> String { try await listen().address }

  /// Starts to listen, and returns the address of the page and the port.
  package func listen() async throws(DisplayError) -> (address: String, port: UInt16) {
    let gate = RequestGate(token: configuration.token, hosts: configuration.names)
    let handler = PageHandler(gate: gate, page: LivePage(title: configuration.title), display: self)
    let server = try await DisplayServer.start(configuration, handler: handler)
    self.server = server
    Task { [weak self, pictures] in
      for await picture in pictures { await self?.distribute(picture) }
    }
    let host = configuration.host == "0.0.0.0" || configuration.host == "::" ? "localhost" : configuration.host
    let name = host.contains(":") ? "[\(host)]" : host
    return ("http://\(name):\(server.port)/\(configuration.token.text)/", server.port)
  }

  /// Stops listening and closes all connections.
  package func stop() async {
    picturesInput.finish()
    for output in outputs.values { output.close() }
    await server?.stop()
    server = nil
  }

  // MARK: - Showing Pictures

  /// Shows a picture.
  package nonisolated func show(_ picture: DisplayPicture) { picturesInput.yield(picture) }

  /// Returns the screen as an SVG document.
  func picture() -> String? { ledger.frame.map { SVGRenderer().render($0) } }

  /// Returns a recording that has ended.
  func recording(_ number: Int) async -> SceneRecording? { await source.recording(number) }

  private func distribute(_ picture: DisplayPicture) async {
    isPictureRequested = false
    for message in ledger.show(picture) { await send(message) }
    await requestPictureIfNeeded()
  }

  private func requestPictureIfNeeded() async {
    guard !isPictureRequested, ledger.needsPicture else { return }
    isPictureRequested = true
    await source.displayNeedsPicture(isFirst: ledger.isEmpty)
  }

  private func send(_ message: ViewerLedger.Message) async {
    guard let output = outputs[message.viewer], !output(MessageWriter.stamped(message.bytes)) else { return }
    // A viewer that has missed a difference cannot show the next one. It connects again and receives the whole state.
    output.close()
    await disconnect(message.viewer)
  }

  // MARK: - Viewers

  /// Adds a viewer, and returns its identifier, or `nil` if there are too many viewers.
  package func connect(_ output: ViewerOutput) async -> ViewerLedger.ID? {
    guard ledger.count < configuration.maximumViewers else { return nil }
    let (viewer, message) = ledger.connect()
    outputs[viewer] = output
    if let message { await send(message) }
    // The first viewer requires a current picture, even if one was requested before.
    if ledger.isEmpty { isPictureRequested = false }
    await requestPictureIfNeeded()
    return viewer
  }

  /// Removes a viewer, and cancels its touches.
  package func disconnect(_ viewer: ViewerLedger.ID) async {
    guard outputs.removeValue(forKey: viewer) != nil else { return }
    ledger.disconnect(viewer)
    for touch in touches.cancelAll(of: viewer) { await source.displayDidReceive(.touch(touch)) }
  }

  /// Handles a message.
  package func receive(_ message: ViewerMessage, from viewer: ViewerLedger.ID) async {
    switch message {
    case .acknowledgment(let number):
      if let message = ledger.acknowledge(number, by: viewer) { await send(message) }
      await requestPictureIfNeeded()
    case .input(.touch(let touch)):
      if let touch = touches.receive(touch, from: viewer) { await source.displayDidReceive(.touch(touch)) }
    case .input(let input): await source.displayDidReceive(input)
    case .inspection(let layer):
      let details = await source.details(ofLayer: layer)
      await send(ViewerLedger.Message(viewer: viewer, bytes: InspectorWriter.answer(details, layer: layer)))
    }
  }
}
