package import Foundation

/// An episode as a value: the app, and the operations. Repetitions have the same result.
package struct WalkProgram: Codable, Equatable, Sendable {
  package internal(set) var seed: UInt64
  var nest: Nest
  package internal(set) var steps: [Operation]

  /// Creates a program from a value of ``json``.
  package init(json: Data) throws { self = try JSONDecoder().decode(WalkProgram.self, from: json) }

  init(seed: UInt64, nest: Nest, steps: [Operation]) {
    self.seed = seed
    self.nest = nest
    self.steps = steps
  }

  /// The program of the seed in earlier versions, in which only state containers presented view controllers.
  package var withPresentationsOfPartsOnly: WalkProgram {
    var program = self
    program.nest.stackPresentations = nil
    program.nest.tabPresentations = nil
    program.nest.hallPresentations = nil
    return program
  }

  /// The program of the seed as it was when root controllers presented nothing.
  package var withoutPresentationsOfRoots: WalkProgram {
    var program = self
    program.nest.hallPresentations = nil
    return program
  }

  /// The program of the seed in earlier versions, in which tabs presented no view controllers.
  package var withoutPresentationsOfTabs: WalkProgram {
    var program = self
    program.nest.tabPresentations = nil
    program.nest.hallPresentations = nil
    return program
  }

  /// The program as JSON, for `Tools/soak --program`.
  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return try encoder.encode(self)
    }
  }
}

extension WalkProgram: CustomStringConvertible {
  /// The nest and the steps, one per line.
  package var description: String {
    let parts = nest.parts.map { state in
      "[" + state.map { $0.kind.rawValue + ($0.isShared ? "*" : "") }.joined(separator: ", ") + "]"
    }
    let nest = """
      seed \(seed), \(nest.windows) window\(nest.windows == 1 ? "" : "s")
      halls \(nest.halls.map(\.rawValue)), tabs \(nest.tabs.map(\.rawValue)), pages \(nest.pages.map(\.rawValue)), \
      parts [\(parts.joined(separator: ", "))], presenting \(Self.text(nest.presentations)), stacks \(Self.text(nest.stackPresentations)), \
      tabs \(Self.text(nest.tabPresentations)), roots \(Self.text(nest.hallPresentations))
      """
    return ([nest] + steps.map { "  \($0)" }).joined(separator: "\n")
  }

  private static func text(_ presentations: [Nest.Kind?]?) -> String {
    "\((presentations ?? []).map { $0?.rawValue ?? "nothing" })"
  }
}
