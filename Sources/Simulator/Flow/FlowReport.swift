import DisplayScene
import Foundation
import UIKit

/// A page that displays a recording: film strips, and the life cycle of every view controller.
///
/// The page is a self-contained HTML file. The same recording results in the same file, byte for byte.
public struct FlowReport: Sendable {
  /// The title of the page.
  public var title: String
  /// A description of the recording, in one sentence.
  public var subtitle: String
  /// The transitions, in the order in which they were requested.
  public let transitions: [FlowTransition]
  /// All callbacks, in order.
  public let lifecycle: [LifecycleRecord]
  /// The violations of the life cycle.
  public let violations: [String]
  /// The virtual time at which the recording ends.
  public let end: Duration
  private let isVirtual: Bool

  /// Creates a report of a recorder's results up to now.
  @MainActor
  public init(title: String, subtitle: String = "", recorder: FlowRecorder) {
    self.title = title
    self.subtitle = subtitle
    transitions = recorder.transitions
    lifecycle = recorder.lifecycle.records
    violations = LifecycleChecker.violations(in: recorder.lifecycle.records)
    end = recorder.now
    isVirtual = recorder.isVirtual
  }

  /// Returns the page as HTML.
  public func html() -> String {
    let (films, archive) = films()
    let timeline = FlowTimeline(transitions: transitions, lifecycle: lifecycle, end: end)
    return """
      \(Self.head(title: title, fontFamily: archive.fontFamily))
      <body>
      \(FlowPage.html(resources: archive.resources, pieces: archive.pieces))
      <main>
      <noscript><p>The pictures are drawn by this page's script, which is switched off.</p></noscript>
      \(header)
      <section aria-labelledby="transitions">
      <h2 id="transitions">Transitions</h2>
      \(films.map(\.html).joined(separator: "\n"))
      </section>
      <section aria-labelledby="timeline">
      <h2 id="timeline">Life cycle</h2>
      \(timeline.html)
      </section>
      <footer>\(footer)</footer>
      </main>
      \(data(of: films, archive).html)
      <script>
      \(Self.pictureScript)
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  /// The recording and its images, for a comparison.
  var page: FlowPage {
    let (films, archive) = films()
    return FlowPage(data: data(of: films, archive), resources: archive.resources, pieces: archive.pieces)
  }

  /// Returns the film of each transition, and the archive with the images of all of them.
  private func films() -> ([FlowFilm], FilmArchive) {
    var archive = FilmArchive()
    let posters = transitions.concurrentMap { FlowPoster.index(in: $0.frames.map(\.scene)) ?? 0 }
    let films = zip(transitions, posters).map { FlowFilm($0, poster: $1, archive: &archive) }
    return (films, archive)
  }

  private func data(of films: [FlowFilm], _ archive: FilmArchive) -> FlowData {
    FlowData(
      title: title, fontFamily: archive.fontFamily, transitions: films.map(\.data),
      callbacks: orderedCallbacks, violations: violations)
  }

  /// The callbacks with their view controllers, in order.
  ///
  /// Objects that are released together are deallocated in an order that differs from one run to the next. Their last
  /// callbacks are therefore sorted by view controller.
  private var orderedCallbacks: [String] {
    var order: [String: Int] = [:]
    for record in lifecycle where order[record.controller] == nil { order[record.controller] = order.count }
    var ordered: [LifecycleRecord] = []
    var released: [LifecycleRecord] = []
    func sortReleased() {
      let sorted = released.enumerated().sorted {
        (order[$0.element.controller] ?? 0, $0.offset) < (order[$1.element.controller] ?? 0, $1.offset)
      }
      ordered += sorted.map(\.element)
      released = []
    }
    for record in lifecycle {
      if let last = released.last, last.time != record.time { sortReleased() }
      if record.callback == .deinitialized || record.callback == .didMove(toParent: nil) {
        released.append(record)
      } else {
        sortReleased()
        ordered.append(record)
      }
    }
    sortReleased()
    return ordered.map { "\($0.controller) \($0.text)" }
  }

  private var footer: String {
    isVirtual
      ? "Recorded on a virtual clock. The same tour gives the same page, byte for byte." : "Recorded in a live app."
  }

  private var header: String {
    let animated = transitions.filter(\.isAnimated).count
    let figures = [
      (String(transitions.count), "transitions"), (String(animated), "animated"),
      (String(lifecycle.count), "callbacks"), (end.seconds.fixed(1) + " s", isVirtual ? "virtual time" : "duration"),
      (String(violations.count), violations.count == 1 ? "violation" : "violations"),
    ]
    let tiles = figures.map { "<div><dd>\($0.0)</dd><dt>\($0.1)</dt></div>" }.joined()
    let problems = violations.map { "<li>\($0.html)</li>" }.joined()
    return """
      <header>
      <h1>\(title.html)</h1>
      <p class="subtitle">\(subtitle.html)</p>
      <dl class="figures \(violations.isEmpty ? "clean" : "broken")">\(tiles)</dl>
      \(violations.isEmpty ? "" : "<ul class=\"violations\">\(problems)</ul>")
      </header>
      """
  }
}
