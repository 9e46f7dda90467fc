import Foundation

/// The callbacks of a recording by transition, each from the request until the next request.
///
/// A view controller that exists in one recording only changes the numbers of all later ones of its class. View
/// controllers are therefore numbered again in each section, by their first callback in it.
struct FlowCallbackSections {
  /// The callbacks before the first request.
  let start: String
  /// The callbacks of each transition, one per line.
  let transitions: [String]

  init(_ data: FlowData) {
    let bounds = data.transitions.map { min($0.firstCallback, data.callbacks.count) } + [data.callbacks.count]
    start = Self.renumbered(data.callbacks[..<(bounds.first ?? 0)])
    transitions = zip(bounds, bounds.dropFirst()).map { Self.renumbered(data.callbacks[$0..<max($0, $1)]) }
  }

  private static func renumbered(_ callbacks: ArraySlice<String>) -> String {
    var names: [String: String] = [:]
    var counts: [String: Int] = [:]
    return callbacks.map { line in
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map { word in
        // A word is a name, or a name with parentheses after it.
        guard let mark = word.firstIndex(of: "#") else { return String(word) }
        let end = word[mark...].dropFirst().firstIndex { !$0.isNumber } ?? word.endIndex
        let (name, kind) = (String(word[..<end]), String(word[..<mark]))
        if names[name] == nil {
          counts[kind, default: 0] += 1
          names[name] = "\(kind)#\(counts[kind, default: 1])"
        }
        return (names[name] ?? name) + word[end...]
      }
      return words.joined(separator: " ") + "\n"
    }.joined()
  }
}
