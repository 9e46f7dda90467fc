/// The controllers that are created with each controller, because of embedding and relationships.
///
/// The graph detects cycles, which would not terminate, and repeated embedding, which grows exponentially.
@MainActor
struct ContainmentGraph {
  private let checker: InterfaceChecker
  private let controllers: [String: ObjectNode]
  private let edges: [String: [SegueNode]]

  init(_ checker: InterfaceChecker, _ controllers: [String: ObjectNode], _ segues: [String: [SegueNode]]) {
    self.checker = checker
    self.controllers = controllers
    edges = segues.mapValues { $0.filter(\.isContainment) }
  }

  func check() throws(_RuntimeInterfaceError) {
    var counts: [String: Int] = [:]
    for node in checker.order where controllers[node.id] != nil {
      var path: [String] = []
      _ = try count(node.id, &path, &counts)
    }
  }

  /// Returns the number of controllers that are created with a controller, including itself.
  private func count(_ id: String, _ path: inout [String], _ counts: inout [String: Int])
    throws(_RuntimeInterfaceError) -> Int
  {
    if let count = counts[id] { return count }
    path.append(id)
    var total = 1
    for segue in edges[id] ?? [] {
      if let index = path.firstIndex(of: segue.destination) {
        let cycle = (path[index...] + [segue.destination]).map(InterfaceElement.excerpt).joined(separator: " → ")
        throw checker.error(
          segue.element, "view controllers contain each other in a cycle: \(cycle); remove this segue")
      }
      guard path.count < InterfaceLimits.nestedControllers else {
        throw checker.error(
          segue.element,
          "view controllers are nested more than \(InterfaceLimits.nestedControllers) deep; remove this segue")
      }
      total += try count(segue.destination, &path, &counts)
      guard total <= InterfaceLimits.controllersTogether else {
        throw checker.error(
          segue.element,
          "more than \(InterfaceLimits.controllersTogether) view controllers would be created together; embed fewer")
      }
    }
    path.removeLast()
    counts[id] = total
    return total
  }
}
