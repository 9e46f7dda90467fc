import Foundation

/// The differences of a transition between two recordings.
struct FlowTransitionDifference: Sendable {
  enum Kind: Sendable { case changed, removed, added }

  /// An instant at which the images differ.
  ///
  /// One image is missing if the transition is in one recording only.
  struct Instant: Sendable {
    let time: String
    let before: String?
    let after: String?
  }

  /// The maximum number of instants to show.
  private static let mostInstants = 4

  let kind: Kind
  let title: String
  /// The numbers of the transition in the recordings, from 1.
  let numbers: [Int]
  let size: [Int]
  /// The facts that differ, such as `motion: dissolve → slide`.
  private(set) var facts: [String] = []
  private(set) var instants: [Instant] = []
  /// The number of frames that differ, and the number of all frames.
  private(set) var frames = (different: 0, all: 0)
  /// The texts on the screen in the last image, if they differ.
  private(set) var texts: LineDifference?
  /// The callbacks from the request to the next one, if they differ.
  private(set) var callbacks: LineDifference?

  /// The images of a transition, with their names in the shared archive.
  struct Film: Sendable {
    let number: Int
    let transition: FlowData.Transition
    let pictures: [String]
    let callbacks: String
  }

  /// Creates the difference for a transition that is in both recordings; `nil` if it is equal in both.
  init?(from old: Film, to new: Film, in archive: SharedPictures) {
    kind = .changed
    (title, numbers, size) = (new.transition.title, [old.number, new.number], new.transition.size)
    facts = [
      ("motion", old.transition.motion, new.transition.motion),
      ("outcome", old.transition.outcome, new.transition.outcome),
      ("duration", Self.seconds(old.transition.duration), Self.seconds(new.transition.duration)),
    ].filter { $0.1 != $0.2 }.map { "\($0.0): \($0.1) → \($0.2)" }
    compareFrames(from: old, to: new)
    if let (last, newLast) = old.pictures.last.flatMap({ last in new.pictures.last.map { (last, $0) } }),
      last != newLast
    {
      let difference = LineDifference(from: archive.texts(in: last), to: archive.texts(in: newLast))
      texts = difference.isEmpty ? nil : difference
    }
    let difference = LineDifference(from: old.callbacks, to: new.callbacks)
    callbacks = difference.isEmpty ? nil : difference
    if facts.isEmpty, frames.different == 0, callbacks == nil { return nil }
  }

  /// Creates the difference for a transition that is in one recording only.
  init(_ kind: Kind, _ film: Film) {
    self.kind = kind
    (title, numbers, size) = (film.transition.title, [film.number], film.transition.size)
    let indices = Self.sample(Array(film.pictures.indices))
    instants = indices.map { index in
      let picture = film.pictures[index]
      return Instant(
        time: film.transition.times[index], before: kind == .removed ? picture : nil,
        after: kind == .added ? picture : nil)
    }
  }

  /// Compares the images at the same times since the beginning.
  private mutating func compareFrames(from old: Film, to new: Film) {
    let (oldTimes, newTimes) = (Self.times(of: old), Self.times(of: new))
    guard !oldTimes.isEmpty, !newTimes.isEmpty else {
      frames = oldTimes.count == newTimes.count ? (0, 0) : (1, 1)
      instants = [Instant(time: "0.0000", before: old.pictures.last, after: new.pictures.last)].filter {
        $0.before != nil || $0.after != nil
      }
      return
    }
    // The longer transition determines the instants. After the end of the other one, its last image is compared.
    let isLonger = (oldTimes.last ?? 0) > (newTimes.last ?? 0)
    let all = (isLonger ? oldTimes : newTimes).map { time in
      Instant(
        time: time.fixed(4), before: old.pictures[Self.nearest(to: time, in: oldTimes)],
        after: new.pictures[Self.nearest(to: time, in: newTimes)])
    }
    let different = all.indices.filter { all[$0].before != all[$0].after }
    frames = (different.count, all.count)
    instants = Self.sample(different).map { all[$0] }
  }

  private static func times(of film: Film) -> [Double] {
    zip(film.transition.times, film.pictures).map { Double($0.0) ?? 0 }
  }

  private static func nearest(to time: Double, in times: [Double]) -> Int {
    times.indices.min { abs(times[$0] - time) < abs(times[$1] - time) } ?? 0
  }

  /// Returns a limited number of the indices at equal distances, including the first and the last.
  private static func sample(_ indices: [Int]) -> [Int] {
    guard indices.count > mostInstants else { return indices }
    return (0..<mostInstants).map { indices[$0 * (indices.count - 1) / (mostInstants - 1)] }
  }

  private static func seconds(_ duration: String?) -> String { duration.map { "\($0) s" } ?? "none" }

  /// A description of the difference, in a few lines.
  var text: String {
    switch kind {
    case .added: return "+ \(numbers[0]). \(title): a new transition"
    case .removed: return "- \(numbers[0]). \(title): no longer a transition"
    case .changed:
      var lines = ["~ \(numbers[1]). \(title)"] + facts.map { "    \($0)" }
      if frames.different > 0 {
        let start = instants.first.map { ", from \($0.time.dropLast(2)) s" } ?? ""
        lines.append("    screens: \(frames.different) of \(frames.all) frames differ\(start)")
      }
      if let texts { lines += ["    texts:"] + Self.indented(texts.text(mostLines: 12)) }
      if let callbacks { lines += ["    callbacks:"] + Self.indented(callbacks.text(mostLines: 16)) }
      return lines.joined(separator: "\n")
    }
  }

  private static func indented(_ text: String) -> [String] { text.split(separator: "\n").map { "      \($0)" } }
}
