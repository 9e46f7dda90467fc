/// The states that a container has shown, and the ways it has taken between them.
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
  /// A way from one state to another.
  public struct Edge: Hashable, Sendable {
    /// The name of the state that was left; `nil` for the beginning.
    public var from: String?
    /// The name of the state that was shown.
    public var to: String
    /// How often the way was taken.
    public var count: Int
  }

  /// The ways, in the order in which they were first taken.
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
  /// A way that was taken more than once carries the number.
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

  /// What stands for a name in the diagram, where only letters, digits and underscores are safe.
  private static func identifier(_ name: String, _ index: Int, _ names: [String]) -> String {
    let isSafe =
      name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    // Words that mean something to Mermaid.
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
