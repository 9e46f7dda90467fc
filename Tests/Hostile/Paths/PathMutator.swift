import TestSupport

/// Makes paths that lead somewhere, and changes them at random.
enum PathMutator {
  /// The steps of a seed: of a path with some changes, or of what never was a path. There is always one.
  static func steps(_ seed: UInt64) -> [HostileStep] {
    var random = SplitMix64(seed: seed)
    var steps: [HostileStep]
    if seed % 16 == 15 {
      steps = (0..<1 + Int.random(in: 0..<12, using: &random)).map { _ in .random(&random) }
    } else {
      steps = valid(&random)
      for _ in 0..<Int.random(in: 0...3, using: &random) { mutate(&steps, &random) }
    }
    return steps.isEmpty ? [.random(&random)] : steps
  }

  private static func valid(_ random: inout SplitMix64) -> [HostileStep] {
    let leaves: [HostileApp.Leaf] = [.shelf, .book(7), .chapter(2)]
    let end: HostileStep = Bool.random(using: &random) ? .leaves(leaves) : .leaf(.book(1))
    let all: [HostileStep] = [.realm(.home), .pane(.library), end]
    return Array(all.prefix(Int.random(in: 1...3, using: &random)))
  }

  private static func mutate(_ steps: inout [HostileStep], _ random: inout SplitMix64) {
    guard let place = steps.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<8: steps.remove(at: place)
    case 8..<16: steps[place] = .random(&random)
    case 16..<26: steps.insert(.random(&random), at: place)
    case 26..<32: steps.append(.random(&random))
    case 32..<36: steps.insert(steps[place], at: place)
    case 36..<39: steps.shuffle(using: &random)
    default: steps = Array(repeating: steps, count: 20).flatMap(\.self)
    }
  }
}
