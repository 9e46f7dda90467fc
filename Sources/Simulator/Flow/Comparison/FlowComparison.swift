import Foundation

/// The differences between two recordings of a flow, such as before and after a change of the app.
///
/// ```swift
/// let comparison = try FlowComparison(beforePage: before, afterPage: after)
/// print(comparison.text)
/// if !comparison.isEmpty { try comparison.html().write(to: page, atomically: true, encoding: .utf8) }
/// ```
///
/// Transitions correspond to each other if they have the same container and the same states, in the same order. Their
/// motions, outcomes, durations, screens, and callbacks are compared. The times at which they begin are not compared.
public struct FlowComparison: Sendable {
  let titles: (before: String, after: String)
  let fontFamily: String
  let differences: [FlowTransitionDifference]
  /// The number of transitions that are equal in both recordings.
  let sameCount: Int
  /// The callbacks before the first transition, if they differ.
  let startCallbacks: LineDifference?
  /// The violations of the life cycle, if they differ.
  let violations: LineDifference?
  let archive: SharedPictures

  /// Creates a comparison of the pages of two reports.
  public init(beforePage: String, afterPage: String) throws(UnreadableFlowReport) {
    self.init(try Self.read(beforePage, "before"), try Self.read(afterPage, "after"))
  }

  private static func read(_ page: String, _ side: String) throws(UnreadableFlowReport) -> FlowPage {
    do {
      return try FlowPage(reading: page)
    } catch {
      throw UnreadableFlowReport("The report \(side) cannot be compared. \(error)")
    }
  }

  /// Creates a comparison of two reports.
  public init(before: FlowReport, after: FlowReport) { self.init(before.page, after.page) }

  init(_ before: FlowPage, _ after: FlowPage) {
    titles = (before.data.title, after.data.title)
    fontFamily = after.data.fontFamily
    var archive = SharedPictures()
    let old = Self.films(of: before, archive.add(before))
    let new = Self.films(of: after, archive.add(after))
    (differences, sameCount) = Self.differences(from: old, to: new, in: archive)
    self.archive = archive
    startCallbacks = Self.difference(
      from: FlowCallbackSections(before.data).start, to: FlowCallbackSections(after.data).start)
    violations = Self.difference(
      from: before.data.violations.joined(separator: "\n"), to: after.data.violations.joined(separator: "\n"))
  }

  /// A Boolean value that indicates whether the recordings have no differences.
  public var isEmpty: Bool { differences.isEmpty && startCallbacks == nil && violations == nil }

  /// The differences as plain text, with a summary in the last line.
  public var text: String {
    var lines = differences.map(\.text)
    if let startCallbacks { lines.insert("~ Start, callbacks:\n\(startCallbacks.text(mostLines: 16))", at: 0) }
    if let violations { lines.append("~ Violations of the life cycle:\n\(violations.text())") }
    return (lines + [summary]).joined(separator: "\n")
  }

  /// The numbers of the differences, on one line.
  public var summary: String {
    guard !isEmpty else {
      return "comparison: no differences in \(sameCount) transition\(sameCount == 1 ? "" : "s")"
    }
    return
      "comparison: \(count(.changed)) changed, \(count(.added)) added, \(count(.removed)) removed, \(sameCount) the same"
      + (startCallbacks == nil ? "" : "; the callbacks at the start differ")
      + (violations == nil ? "" : "; the violations differ")
  }

  func count(_ kind: FlowTransitionDifference.Kind) -> Int { differences.count { $0.kind == kind } }

  // MARK: - Comparing

  private static func difference(from old: String, to new: String) -> LineDifference? {
    let difference = LineDifference(from: old, to: new)
    return difference.isEmpty ? nil : difference
  }

  private static func films(of page: FlowPage, _ names: [String: String]) -> [FlowTransitionDifference.Film] {
    zip(page.data.transitions, FlowCallbackSections(page.data).transitions).enumerated().map { index, pair in
      FlowTransitionDifference.Film(
        number: index + 1, transition: pair.0, pictures: pair.0.pictures.map { names[$0] ?? $0 }, callbacks: pair.1)
    }
  }

  /// Compares the transitions that correspond to each other, in the order of the later recording.
  private static func differences(
    from old: [FlowTransitionDifference.Film], to new: [FlowTransitionDifference.Film], in archive: SharedPictures
  ) -> ([FlowTransitionDifference], same: Int) {
    let changes = new.map(\.transition.title).difference(from: old.map(\.transition.title))
    let removed = Set(changes.removals.map(\.offset))
    let added = Set(changes.insertions.map(\.offset))
    var differences: [FlowTransitionDifference] = []
    var same = 0
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        differences.append(FlowTransitionDifference(.removed, old[from]))
        from += 1
      } else if added.contains(to) {
        differences.append(FlowTransitionDifference(.added, new[to]))
        to += 1
      } else {
        if let difference = FlowTransitionDifference(from: old[from], to: new[to], in: archive) {
          differences.append(difference)
        } else {
          same += 1
        }
        (from, to) = (from + 1, to + 1)
      }
    }
    return (differences, same)
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
