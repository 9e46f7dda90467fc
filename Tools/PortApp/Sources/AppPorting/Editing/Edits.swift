/// Changes of the files of a module.
///
/// All of them refer to the original text, so that the passes are independent of each other, and remarks have the
/// original lines. A text that moves to another place takes the changes inside of it with it.
struct Edits {
  private enum Content {
    case text(String)
    case moved(file: Int, range: Range<Int>, prefix: String)
  }

  private struct Edit {
    let range: Range<Int>
    let content: Content
    /// Whether the text appears elsewhere.
    var isMove = false
  }

  private var edits: [Int: [Edit]] = [:]

  mutating func replace(_ range: Range<Int>, with text: String, in file: Int) {
    edits[file, default: []].append(Edit(range: range, content: .text(text)))
  }

  mutating func insert(_ text: String, at offset: Int, in file: Int) { replace(offset..<offset, with: text, in: file) }

  mutating func move(
    _ range: Range<Int>, of source: Int, to offset: Int, in file: Int, prefix: String = "", suffix: String = ""
  ) {
    edits[source, default: []].append(Edit(range: range, content: .text(""), isMove: true))
    edits[file, default: []].append(
      Edit(range: offset..<offset, content: .moved(file: source, range: range, prefix: prefix)))
    if !suffix.isEmpty { insert(suffix, at: offset, in: file) }
  }

  func hasEdits(in file: Int) -> Bool { edits[file]?.isEmpty == false }

  /// Returns the changed text of a file.
  func text(of file: Int, in files: [SourceFile]) -> String {
    String(decoding: bytes(files[file].bytes.indices, of: file, in: files), as: UTF8.self)
  }

  private func bytes(_ range: Range<Int>, of file: Int, in files: [SourceFile], moving: Bool = false) -> [UInt8] {
    var output: [UInt8] = []
    var position = range.lowerBound
    let inside = (edits[file] ?? []).filter {
      $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound
        && !(moving && $0.isMove && $0.range == range)
    }
    // The order of edits at the same place is that of their addition. Insertions precede what is replaced there.
    let sorted = inside.enumerated().sorted {
      let (first, second) = ($0.element.range, $1.element.range)
      return (first.lowerBound, first.isEmpty ? 0 : 1, $0.offset) < (
        second.lowerBound, second.isEmpty ? 0 : 1, $1.offset
      )
    }
    for (_, edit) in sorted where edit.range.lowerBound >= position {
      output += files[file].bytes[position..<edit.range.lowerBound]
      switch edit.content {
      case .text(let text): output += text.utf8
      case .moved(let source, let range, let prefix):
        output += prefix.utf8
        output += bytes(range, of: source, in: files, moving: true)
      }
      position = edit.range.upperBound
    }
    return output + files[file].bytes[position..<range.upperBound]
  }
}
