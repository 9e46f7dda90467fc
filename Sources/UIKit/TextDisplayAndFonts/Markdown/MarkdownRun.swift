/// A part of a text in Markdown with the same attributes, or a delimiter that may begin or end one.
struct MarkdownRun: Equatable {
  /// A sequence of the same characters that may begin or end a part with a meaning.
  struct Delimiter: Equatable {
    let mark: Character
    /// The number of characters that have not been used.
    var count: Int
    /// The number of characters in the source.
    let length: Int
    var opens: Bool
    var closes: Bool
  }

  var text: String
  var intent: InlinePresentationIntent = []
  var link: URL?
  var delimiter: Delimiter?

  /// Gives the parts between delimiters their meanings, and returns all parts without delimiters.
  static func resolved(_ runs: [MarkdownRun]) -> [MarkdownRun] {
    var runs = runs
    for closer in runs.indices {
      while let end = runs[closer].delimiter, end.closes, end.count > 0,
        let opener = runs[..<closer].lastIndex(where: { $0.delimiter?.isClosed(by: end) == true }),
        let start = runs[opener].delimiter
      {
        let used = end.mark == "~" ? end.count : min(start.count, end.count, 2)
        let intent: InlinePresentationIntent =
          end.mark == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
        for index in opener + 1..<closer {
          runs[index].intent.insert(intent)
          // Delimiters between the two cannot belong to others outside of them.
          runs[index].delimiter?.opens = false
          runs[index].delimiter?.closes = false
        }
        runs[opener].delimiter?.count -= used
        runs[closer].delimiter?.count -= used
      }
    }
    return runs.compactMap { run in
      guard let delimiter = run.delimiter else { return run }
      guard delimiter.count > 0 else { return nil }
      var run = run
      run.text = String(repeating: delimiter.mark, count: delimiter.count)
      run.delimiter = nil
      return run
    }
  }
}

extension MarkdownRun.Delimiter {
  /// Returns whether a later delimiter ends the part that this one begins.
  fileprivate func isClosed(by end: MarkdownRun.Delimiter) -> Bool {
    guard mark == end.mark, opens, count > 0 else { return false }
    if mark == "~" { return count == end.count && count <= 2 }
    // A sequence that can do both belongs to one with which its length is not a multiple of three.
    if closes || end.opens { return (length + end.length) % 3 != 0 || (length % 3 == 0 && end.length % 3 == 0) }
    return true
  }
}
