/// The difference between the lines of two texts, as `diff` prints it.
package struct LineDifference {
  private enum Line {
    case same(Substring)
    case removed(Substring)
    case added(Substring)

    var isSame: Bool { if case .same = self { true } else { false } }

    var text: String {
      switch self {
      case .same(let line): "  \(line)"
      case .removed(let line): "- \(line)"
      case .added(let line): "+ \(line)"
      }
    }
  }

  /// The number of unchanged lines around a change.
  private static let context = 2
  /// The maximum number of pairs of lines to compare.
  ///
  /// Above it, all lines are treated as removed and added.
  private static let mostPairs = 4_000_000

  private let lines: [Line]

  /// Creates the difference between an earlier text and a later one.
  package init(from old: String, to new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    lines =
      old.prefix(start).map(Line.same)
      + Self.changes(from: old.dropFirst(start).dropLast(end), to: new.dropFirst(start).dropLast(end))
      + old.suffix(end).map(Line.same)
  }

  /// Returns the lines of a text.
  ///
  /// Each ends at a line break, or the last one at the end of the text.
  private static func lines(of text: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last == "" ? lines.dropLast() : lines
  }

  private static func changes(from old: ArraySlice<Substring>, to new: ArraySlice<Substring>) -> [Line] {
    guard old.count * new.count <= mostPairs else { return old.map(Line.removed) + new.map(Line.added) }
    let difference = Array(new).difference(from: Array(old))
    let removed = Set(difference.removals.map(offset))
    let added = Set(difference.insertions.map(offset))
    var lines: [Line] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        lines.append(.removed(old[old.startIndex + from]))
        from += 1
      } else if added.contains(to) {
        lines.append(.added(new[new.startIndex + to]))
        to += 1
      } else {
        lines.append(.same(old[old.startIndex + from]))
        (from, to) = (from + 1, to + 1)
      }
    }
    return lines
  }

  private static func offset(of change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// A Boolean value that indicates whether the texts are equal.
  package var isEmpty: Bool { lines.allSatisfy(\.isSame) }

  /// The number of lines that were removed or added.
  package var count: Int { lines.count { !$0.isSame } }

  /// Returns the changed lines with unchanged ones around them.
  ///
  /// Each part follows the number of its first line.
  package func text(mostLines: Int = 60) -> String {
    let changed = lines.indices.filter { !lines[$0].isSame }
    let shown = Set(changed.flatMap { max($0 - Self.context, 0)...min($0 + Self.context, lines.count - 1) }).sorted()
    var output: [String] = []
    for (position, index) in shown.enumerated() {
      guard output.count < mostLines else {
        let rest = shown[position...].count { !lines[$0].isSame }
        output.append("… and \(rest) more changed line\(rest == 1 ? "" : "s")")
        break
      }
      // The number in the new text, which is that of the preceding lines that it contains.
      if position == 0 || shown[position - 1] != index - 1 { output.append("@ line \(number(of: index))") }
      output.append(lines[index].text)
    }
    return output.joined(separator: "\n")
  }

  private func number(of index: Int) -> Int {
    1 + lines.prefix(index).count { if case .removed = $0 { false } else { true } }
  }
}
