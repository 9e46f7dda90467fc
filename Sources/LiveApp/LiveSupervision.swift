import Foundation
import LiveLink
import UIKit

/// The connection of the app to the process that builds and restarts it.
@MainActor
final class LiveSupervision {
  /// The state of the previous version.
  let handOver: HandOver?
  /// The page that showed the previous version.
  let page: LiveReport.Page?

  private let link: LiveLink
  private var reader: LiveLinkReader<LiveRequest>

  /// Waits until the app can launch.
  ///
  /// Returns `nil` if no other process restarts this one.
  ///
  /// The app waits here, with its libraries loaded, while the previous version ends.
  init?(environment: [String: String]) {
    guard environment[LiveLink.variable] == "1" else { return nil }
    // Removed, because processes that the app starts are not supervised.
    unsetenv(LiveLink.variable)
    link = LiveLink(descriptor: STDIN_FILENO)
    reader = LiveLinkReader(link)
    guard case .message(.launch(let place)) = reader.next() else { exit(0) }
    page = place.page
    handOver = place.state.flatMap { try? JSONDecoder().decode(HandOver.self, from: $0) }
  }

  /// Reports that the app was launched, and that its page can be opened.
  func report(_ page: LiveReport.Page) { link.send(LiveReport.isLive(page)) }

  /// Handles requests from now on, and reports the first picture.
  func start(_ live: LiveDisplay) {
    live.firstPictureObserver = { [link] in link.send(LiveReport.isShown) }
    Thread.detachNewThread { [reader] in
      var reader = reader
      while case .message(let request) = reader.next() {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.handle(request, live) } }
      }
      // When the supervising process has ended, the app ends as well.
      DispatchQueue.main.async { MainActor.assumeIsolated { self.end() } }
    }
  }

  private func handle(_ request: LiveRequest, _ live: LiveDisplay) {
    switch request {
    case .launch: break
    case .build(let build): live.build = build
    case .handOver:
      let state = HandOver.capture()
      UserDefaults.standard.synchronize()
      link.send(LiveReport.state(try? JSONEncoder().encode(state)))
      // As on a device, an app in the background ends without a callback.
      exit(0)
    }
  }

  private func end() {
    UIApplication.shared.terminate()
    exit(0)
  }
}
