import DisplayScene
import Foundation

/// The part of a report that shows one transition: a player and a film strip.
struct FlowFilm {
  private static let stripLength = 7

  private let transition: FlowTransition
  private let start: Duration
  /// The size of the screen, for the proportions of the images.
  private let viewBox: String
  private let frames: [(id: String, time: Double)]
  private let strip: [Int]
  /// The index of the image that is shown first.
  private let poster: Int
  /// The data of the transition that the page stores.
  let data: FlowData.Transition

  /// Creates the film of a transition.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - poster: The index of the image that represents it.
  ///   - archive: The archive, to which the images are added.
  init(_ transition: FlowTransition, poster: Int, archive: inout FilmArchive) {
    self.transition = transition
    start = transition.began ?? transition.requested
    let size = transition.frames.first?.scene.screen.size ?? .zero
    viewBox = "0 0 \(Int(size.width)) \(Int(size.height))"
    // A transition without an animation has no intermediate images. A comparison shows the screen after it.
    let stored = transition.isAnimated ? transition.frames : Array(transition.frames.suffix(1))
    let pictures = archive.add(stored)
    let times = stored.map { [start] in transition.isAnimated ? ($0.time - start).seconds : 0 }
    let frames = transition.isAnimated ? zip(pictures, times).map { (id: $0, time: $1) } : []
    self.frames = frames
    strip = transition.filmStrip(count: Self.stripLength).compactMap { shown in
      transition.frames.firstIndex { $0.time == shown.time }
    }.filter(frames.indices.contains)
    self.poster = poster
    let duration = transition.ended.map { [start] in ($0 - start).seconds.fixed(3) }
    data = FlowData.Transition(
      container: transition.container, origin: transition.origin, destination: transition.destination,
      motion: transition.motion, outcome: transition.outcome,
      duration: duration, firstCallback: transition.firstCallback,
      size: [Int(size.width), Int(size.height)], pictures: pictures, times: times.map { $0.fixed(4) })
  }

  var html: String {
    """
    <article class="film\(frames.isEmpty ? " unplayed" : "")" id="t\(transition.id)">
    \(heading)
    \(frames.isEmpty ? "" : reel)
    </article>
    """
  }

  private var heading: String {
    let outcome = transition.outcome.html
    let kind = transition.outcome == "completed" ? "good" : "other"
    let length = transition.ended.map { ($0 - start).seconds.fixed(2) + " s" } ?? "–"
    return """
      <div class="heading">
      <span class="number">\(transition.id)</span>
      <h3><span class="container">\(transition.container.html)</span> \(transition.origin.html) \
      <span class="arrow" aria-label="to">→</span> \(transition.destination.html)</h3>
      \(pill)
      <span class="outcome \(kind)">\(outcome)</span>
      <span class="facts">at \(transition.requested.secondsText) · \(length) · \(transition.callbackCount) callbacks</span>
      </div>
      """
  }

  /// The motion of the transition, or a note that the request joined a running transition.
  private var pill: String {
    if transition.began != nil { return "<span class=\"motion\">\(transition.motion.html)</span>" }
    return transition.outcome == "completed" ? "<span class=\"motion\">joined the running transition</span>" : ""
  }

  private var reel: String {
    """
    <div class="reel" data-frames="\(frames.map(\.id).joined(separator: " "))" \
    data-times="\(frames.map { $0.time.fixed(4) }.joined(separator: " "))">
    <div class="player">\(screen(frames[poster].id))</div>
    <div class="table">
    \(stripHTML)
    <div class="controls"><button type="button" aria-label="Play">▶</button>\
    <input type="range" min="0" max="\(frames.count - 1)" value="\(poster)" aria-label="Frame">\
    <output>\(frames[poster].time.fixed(2)) s</output></div>
    </div>
    </div>
    """
  }

  private var stripHTML: String {
    let cells = strip.map { index in
      """
      <li><button type="button" data-frame="\(index)" aria-label="Frame at \(frames[index].time.fixed(2)) seconds">\
      \(screen(frames[index].id))<span>\(frames[index].time.fixed(2))</span></button></li>
      """
    }
    return "<ol class=\"strip\">\n\(cells.joined(separator: "\n"))\n</ol>"
  }

  private func screen(_ id: String) -> String {
    "<svg class=\"screen\" viewBox=\"\(viewBox)\" data-picture=\"\(id)\"></svg>"
  }
}
