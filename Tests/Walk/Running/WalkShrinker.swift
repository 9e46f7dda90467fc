/// A reducer of failing programs, which fail in the same way after the reduction.
@MainActor
package struct WalkShrinker {
  private let fails: @MainActor (WalkProgram) async -> Bool
  private var attempts: Int

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - attempts: The maximum number of programs that are tried.
  ///   - fails: Returns whether a program still has the violation.
  package init(attempts: Int = 400, fails: @escaping @MainActor (WalkProgram) async -> Bool) {
    self.attempts = attempts
    self.fails = fails
  }

  /// Returns the smallest program that was found.
  package mutating func shrink(_ program: WalkProgram) async -> WalkProgram {
    var best = program
    while true {
      let before = best
      best = await withoutSteps(best)
      best = await simpler(best)
      if best == before || attempts <= 0 { return best }
    }
  }

  /// Returns a program without some of the steps. It first tries to remove many at a time.
  private mutating func withoutSteps(_ program: WalkProgram) async -> WalkProgram {
    var best = program
    var length = max(best.steps.count / 2, 1)
    while true {
      var start = 0
      while start < best.steps.count {
        var candidate = best
        candidate.steps.removeSubrange(start..<min(start + length, best.steps.count))
        if await stillFails(candidate) { best = candidate } else { start += length }
      }
      guard length > 1 else { return best }
      length /= 2
    }
  }

  /// Returns a program with a simpler nest, simpler steps, and a simpler end.
  private mutating func simpler(_ program: WalkProgram) async -> WalkProgram {
    var best = program
    for change in Self.simplifications {
      var candidate = best
      change(&candidate)
      if candidate != best, await stillFails(candidate) { best = candidate }
    }
    for index in best.steps.indices {
      guard case .inCallback(let moment, let count, let operation) = best.steps[index], count > 0 else { continue }
      var candidate = best
      candidate.steps[index] = .inCallback(moment, after: 0, operation)
      if await stillFails(candidate) { best = candidate }
    }
    return best
  }

  private static let simplifications: [(inout WalkProgram) -> Void] = {
    var changes: [(inout WalkProgram) -> Void] = [
      { $0.nest.windows = 1 },
      { $0.nest.presentations = nil },
      { $0.nest.stackPresentations = nil },
      { $0.nest.tabPresentations = nil },
      { $0.nest.hallPresentations = nil },
      // Odd seeds end at rest.
      { if $0.seed % 2 == 0 { $0.seed &+= 1 } },
      { $0.nest.pages = $0.nest.pages.map { _ in .leaf } },
      { $0.nest.tabs = $0.nest.tabs.map { _ in .leaf } },
      { $0.nest.halls = $0.nest.halls.map { _ in .leaf } },
      { $0.nest.parts = $0.nest.parts.map { _ in [Nest.Part(kind: .leaf, isShared: false)] } },
    ]
    for index in 0..<4 {
      changes.append { $0.nest.halls[index] = .leaf }
      changes.append { $0.nest.pages[index] = .leaf }
      changes.append { $0.nest.presentations?[index] = nil }
      changes.append { $0.nest.stackPresentations?[index] = nil }
      changes.append { $0.nest.tabPresentations?[index] = nil }
      changes.append { $0.nest.hallPresentations?[index] = nil }
      changes.append { if index < $0.nest.tabs.count { $0.nest.tabs[index] = .leaf } }
      changes.append { $0.nest.parts[index] = [Nest.Part(kind: .leaf, isShared: false)] }
      changes.append { $0.nest.parts[index] = Array($0.nest.parts[index].prefix(1)) }
    }
    return changes
  }()

  private mutating func stillFails(_ program: WalkProgram) async -> Bool {
    guard attempts > 0 else { return false }
    attempts -= 1
    return await fails(program)
  }
}
