import Testing

/// A block that is tagged as Swift but does not compile here, with the reason.
struct SnippetException: Hashable, Sendable, CustomTestStringConvertible {
  enum Reason: Hashable, Sendable {
    /// A part of an expression, which the reader adds to code that exists.
    case fragment
    /// A module that the package does not have on Linux.
    case needs(module: String)
  }

  var page: String
  /// The beginning of the block.
  var beginning: String
  var reason: Reason

  var testDescription: String { "\(page): \(beginning)" }

  /// The modules that the exceptions name.
  static var missingModules: [String] {
    let modules = all.compactMap { exception in
      if case .needs(let module) = exception.reason { module } else { nil }
    }
    return Set(modules).sorted()
  }

  func applies(to snippet: Snippet) -> Bool {
    snippet.page == page && snippet.lines.first?.hasPrefix(beginning) == true
  }

  static let all: [SnippetException] = [
    // The arguments of a package, which its manifest has already.
    .init(page: "README.md", beginning: "dependencies: [", reason: .fragment),
    .init(
      page: "Sources/UIKit/Documentation.docc/RunningAppsLive.md", beginning: ".product(", reason: .fragment),
    // A module of the package that the example belongs to.
    .init(page: "Examples/TwoPlatforms/README.md", beginning: "import Screens", reason: .needs(module: "Screens")),
    .init(page: article("ContainerDiagnostics"), beginning: "import StateroomSignposts", reason: .needs(module: "os")),
    .init(page: "Sources/StateroomSignposts/ContainerSignposts.swift", beginning: "let", reason: .needs(module: "os")),
    .init(page: article("SwiftUIAndCombine"), beginning: "let root", reason: .needs(module: "SwiftUI")),
    .init(page: article("SwiftUIAndCombine"), beginning: "struct RootView", reason: .needs(module: "SwiftUI")),
    .init(page: article("SwiftUIAndCombine"), beginning: "root.observe", reason: .needs(module: "Combine")),
    .init(page: source("SwiftUI/StateContainer"), beginning: "struct", reason: .needs(module: "SwiftUI")),
    .init(page: combine("RootController"), beginning: "roots.observe", reason: .needs(module: "Combine")),
    .init(page: combine("StateNavigationController"), beginning: "books.observe", reason: .needs(module: "Combine")),
    .init(page: combine("StateTabBarController"), beginning: "tabs.observe", reason: .needs(module: "Combine")),
    .init(page: combine("StateViewController"), beginning: "root.observe", reason: .needs(module: "Combine")),
  ]

  private static func article(_ name: String) -> String { "Sources/Stateroom/Documentation.docc/\(name).md" }
  private static func combine(_ type: String) -> String { source("Combine/\(type)+Combine") }
  private static func source(_ name: String) -> String { "Sources/Stateroom/\(name).swift" }
}
