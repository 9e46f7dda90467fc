/// The states that a container has shown, and the transitions between them.
///
/// ```swift
/// root.recordsStateGraph = true
/// …
/// print(root.stateGraph.mermaid)
/// // stateDiagram-v2
/// //   [*] --> splash
/// //   splash --> signIn: 2
/// ```
public struct StateGraph: Hashable, Sendable {
  /// A transition from one state to another.
  public struct Edge: Hashable, Sendable {
    /// The name of the state that was left, or `nil` for the first transition.
    public var from: String?
    /// The name of the state that was shown.
    public var to: String
    /// The number of times that the transition was performed.
    public var count: Int
  }

  /// The transitions, in the order in which they were first performed.
  public private(set) var edges: [Edge] = []

  /// Creates a graph without states.
  public init() {}

  /// The names of the states, in the order in which they were first shown.
  public var states: [String] {
    var seen: Set<String> = []
    return edges.flatMap { [$0.from, $0.to] }.compactMap { $0 }.filter { seen.insert($0).inserted }
  }

  mutating func record(from: String?, to: String) {
    if let index = edges.firstIndex(where: { $0.from == from && $0.to == to }) {
      edges[index].count += 1
    } else {
      edges.append(Edge(from: from, to: to, count: 1))
    }
  }

  /// The graph as a Mermaid state diagram.
  ///
  /// A transition that was performed more than once is labeled with the number of times.
  public var mermaid: String {
    let names = states
    let identifiers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Self.identifier($1, $0, names)) })
    var lines = ["stateDiagram-v2"]
    for name in names {
      guard let identifier = identifiers[name], identifier != name else { continue }
      lines.append("  state \"\(Self.escaped(name))\" as \(identifier)")
    }
    for edge in edges {
      let from = edge.from.flatMap { identifiers[$0] } ?? "[*]"
      let count = edge.count > 1 ? ": \(edge.count)" : ""
      lines.append("  \(from) --> \(identifiers[edge.to] ?? edge.to)\(count)")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns an identifier for a name, made of the letters, digits and underscores that are safe.
  private static func identifier(_ name: String, _ index: Int, _ names: [String]) -> String {
    let isSafe =
      name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    // Words that have a meaning in Mermaid.
    let isReserved = ["state", "note", "end", "direction", "as"].contains(name.lowercased())
    if isSafe, !isReserved { return name }
    var identifier = "state\(index + 1)"
    while names.contains(identifier) { identifier += "_" }
    return identifier
  }

  private static func escaped(_ name: String) -> String {
    name.map { $0 == "\"" ? "'" : $0.isNewline ? " " : String($0) }.joined()
  }
}
