import Testing

@testable import UIKit

/// Split view controllers in storyboards.
@MainActor
struct SplitInterfaceTests {
  private func load(_ attributes: String, _ segues: String) throws -> UISplitViewController {
    let split = """
      <splitViewController id="s" \(attributes)><connections>\(segues)</connections></splitViewController>
      """
    let board = try UIStoryboard(
      BoardFixture.storyboard(
        [split, BoardFixture.controller("a"), BoardFixture.controller("b")]
          .joined(separator: "</objects></scene><scene><objects>"), initial: "s"), file: "T")
    return try #require(board.instantiateInitialViewController() as? UISplitViewController)
  }

  private static let relationships = """
    <segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/>
    <segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/>
    """

  @Test func `A classic split view controller has a master and a detail controller`() throws {
    let split = try load("displayMode=\"allVisible\" minimumPrimaryColumnWidth=\"100\"", Self.relationships)
    #expect(split.style == .unspecified)
    #expect(split.viewControllers.count == 2)
    #expect(split.preferredDisplayMode == .oneBesideSecondary)
    #expect(split.minimumPrimaryColumnWidth == 100)
    #expect(split.viewControllers.allSatisfy { $0.parent === split })
  }

  @Test func `A split view controller with a style has columns`() throws {
    let split = try load("style=\"doubleColumn\" behavior=\"overlay\"", Self.relationships)
    #expect(split.style == .doubleColumn)
    #expect(split.preferredSplitBehavior == .overlay)
    #expect(split.viewController(for: .primary) != nil)
    #expect(split.viewController(for: .secondary)?.navigationController != nil)
  }
}
