/// A message of the compiler, as far as this program needs it.
struct CompilerMessage: Decodable {
  /// A use of the macro.
  struct Expansion: Decodable {
    struct Syntax: Decodable {
      struct Location: Decodable {
        let fileID: String
        let fileName: String
        let offset: Int
        let line: Int
        let column: Int
      }

      let source: String
      let location: Location?
    }

    /// The first part of all names that the expansion may declare.
    let discriminator: String
    let syntax: Syntax
  }

  let expandFreestandingMacro: Expansion?
}

/// An answer to the compiler.
struct PluginMessage: Encodable {
  struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      let protocolVersion: Int
    }

    let capability: Capability
  }

  struct ExpansionResult: Encodable {
    struct Diagnostic: Encodable {
      struct Position: Encodable {
        let fileName: String
        let offset: Int
      }

      let message: String
      let severity: String
      let position: Position
      let highlights: [Position]
      let notes: [Position]
      let fixIts: [Position]
    }

    let expandedSource: String?
    let diagnostics: [Diagnostic]
  }

  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: ExpansionResult?
}
