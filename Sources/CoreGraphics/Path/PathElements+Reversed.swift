extension PathElements {
  /// The same shape in the opposite direction; the subpaths are reversed as well.
  package var reversed: PathElements {
    var subpaths: [[PathElement]] = []
    for element in list {
      if case .move = element { subpaths.append([]) }
      subpaths[subpaths.count - 1].append(element)
    }
    return PathElements(subpaths.reversed().flatMap(Self.reversed))
  }

  private static func reversed(_ subpath: [PathElement]) -> [PathElement] {
    let segments = subpath.filter { $0 != .close }
    guard let end = segments.last?.points.last else { return subpath }
    var result: [PathElement] = [.move(end)]
    for (previous, element) in zip(segments, segments.dropFirst()).reversed() {
      let target = previous.points.last ?? end
      switch element {
      case .move, .close: break
      case .line: result.append(.line(target))
      case .quad(let control, _): result.append(.quad(control: control, end: target))
      case .curve(let control1, let control2, _):
        result.append(.curve(control1: control2, control2: control1, end: target))
      }
    }
    return segments.count < subpath.count ? result + [.close] : result
  }
}
