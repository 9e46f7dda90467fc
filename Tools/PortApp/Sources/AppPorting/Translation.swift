/// The translation of the Swift files of an app.
public struct Translation {
  /// The changed texts, by their paths.
  public let texts: [String: String]
  /// The names of the modules that the files import.
  let imports: Set<String>
  /// What is not translated.
  public let remarks: [Remark]
  /// The members that the app adds to the types that have constants for assets, by the names of the types.
  let assetMembers: [String: Set<String>]
  /// The numbers of changes, by their kinds, in the order of the summary.
  public let changes: [(kind: String, count: Int)]

  /// Translates files as one module.
  ///
  /// - Parameters:
  ///   - sources: The texts of the Swift files, by their paths.
  ///   - interfaces: The texts of the storyboards and nibs.
  ///   - hasResources: A Boolean value that indicates whether the target has a bundle for resources.
  public init(of sources: [String: String], interfaces: [String] = [], hasResources: Bool = false) {
    var passes: [any Pass] = [
      AttributePass(), ImportPass(), PlatformPass(), PreviewPass(), SelectorPass(), KeyPathPass(), ObservationPass(),
      OptionalMemberPass(), DynamicLookupPass(), ExtensionMemberPass(), ActionTargetPass(), ExtensionActionPass(),
      NamedObserverPass(), InterfaceObjectPass(), NetworkingPass(), RenamedNamePass(), RenamedFunctionPass(),
      RenamedMemberPass(), RetypedValuePass(), ContentTypePass(), TimerPass(), ClosureSelfPass(), InitializerSelfPass(),
    ]
    if hasResources { passes.append(BundlePass()) }
    self.init(of: sources, interfaces: interfaces, passes: passes)
  }

  init(of sources: [String: String], interfaces: [String] = [], passes: [any Pass]) {
    var names = InterfaceNames()
    for text in interfaces { names.read(text) }
    let files = sources.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    let port = Port(Module(files: files, interfaces: names))
    port.run(passes)
    var texts: [String: String] = [:]
    for (index, file) in files.enumerated() { texts[file.path] = port.text(of: index) }
    self.texts = texts
    imports = Set(files.flatMap(\.imports))
    assetMembers = Dictionary(
      uniqueKeysWithValues: AssetSymbols.types.map { name in
        (name, Set(port.module.type(name)?.members.map(\.name) ?? []))
      })
    remarks = port.remarks
    changes = ChangeKind.allCases.compactMap { kind in port.changes[kind].map { (kind.rawValue, $0) } }
  }
}
