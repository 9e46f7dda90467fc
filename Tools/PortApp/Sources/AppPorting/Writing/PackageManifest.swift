/// The manifest of the package.
struct PackageManifest {
  let name: String
  let stateroom: String
  let hasResources: Bool
  let hasInformation: Bool
  let isLocalized: Bool
  /// The names of the modules that the app imports.
  let imports: Set<String>

  /// The products that an app can depend on.
  private static let products: Set<String> = ["AppController", "Reinstate", "StateViewController", "Stateroom"]

  var text: String {
    let isURL = stateroom.contains("://") || stateroom.hasPrefix("git@")
    let last = stateroom.split(separator: "/").last.map(String.init) ?? ""
    let package = isURL ? (last.hasSuffix(".git") ? String(last.dropLast(4)) : last) : "Stateroom"
    let dependency =
      isURL ? "url: \"\(stateroom)\", from: \"1.0.0-beta.1\"" : "name: \"Stateroom\", path: \"\(stateroom)\""
    let resources =
      (hasResources ? [".process(\"Resources\")"] : []) + (hasInformation ? [".copy(\"Supporting\")"] : [])
    let list = resources.isEmpty ? "" : ",\n      resources: [\(resources.joined(separator: ", "))]"
    let products = ["UIKit"] + imports.intersection(Self.products).sorted()
    let dependencies = products.map { ".product(name: \"\($0)\", package: \"\(package)\")" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(
        name: "\(name)",\(isLocalized ? "\n  defaultLocalization: \"en\"," : "")
        dependencies: [.package(\(dependency))],
        targets: [
          .executableTarget(
            name: "\(name)",
            dependencies: [\(dependencies)]\(list),
            swiftSettings: [.swiftLanguageMode(.v5)])
        ]
      )

      """
  }
}
