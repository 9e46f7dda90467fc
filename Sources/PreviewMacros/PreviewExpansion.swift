/// The expansion of one `#Preview`: a type that creates the preview, with a record that is found at run time.
struct PreviewExpansion {
  let result: PluginMessage.ExpansionResult

  init(of use: CompilerMessage.Expansion) {
    let location = use.syntax.location
    guard let macro = MacroSource(use.syntax.source) else {
      let position = PluginMessage.ExpansionResult.Diagnostic.Position(
        fileName: location?.fileName ?? "", offset: location?.offset ?? 0)
      let diagnostic = PluginMessage.ExpansionResult.Diagnostic(
        message: "#Preview cannot be expanded here; write it on a line of its own", severity: "error",
        position: position, highlights: [], notes: [], fixIts: [])
      result = PluginMessage.ExpansionResult(expandedSource: nil, diagnostics: [diagnostic])
      return
    }
    // The compiler accepts a name that is made so without a declaration.
    let name = use.discriminator + "15PreviewRegistryfMu_"
    let support = "DeveloperToolsSupport"
    let source = """
      \(macro.attributes)struct \(name): \(support).PreviewRegistry {
        static var fileID: Swift.String { "\(location?.fileID ?? "")" }
        static var line: Swift.Int { \((location?.line ?? 0) + macro.linesBefore) }
        static var column: Swift.Int { \(macro.column ?? location?.column ?? 0) }
        @MainActor static func makePreview() throws -> \(support).Preview {
          \(support).Preview\(macro.arguments)
        }
      #if compiler(>=6.3)
        @section("uikit_previews") @used nonisolated static let record: \(support).PreviewRecord = {
          $0.initializeMemory(as: (any \(support).PreviewRegistry.Type).self, to: Self.self)
        }
      #endif
      }
      """
    result = PluginMessage.ExpansionResult(expandedSource: source, diagnostics: [])
  }
}
