import Testing
import UIKit

/// Showing and hiding columns.
@MainActor
struct SplitDisplayModeTests {
  private func stage(_ behavior: UISplitViewController.SplitBehavior, _ mode: UISplitViewController.DisplayMode)
    async throws -> SplitStage
  {
    let it = try await SplitStage()
    it.split.preferredSplitBehavior = behavior
    it.split.preferredDisplayMode = mode
    it.split.preferredPrimaryColumnWidth = 120
    await it.show(.regular)
    _ = it.log.take()
    return it
  }

  @Test(.rule("R824")) func `Hiding and showing a column changes the display mode`() async throws {
    let it = try await stage(.tile, .oneBesideSecondary)
    it.split.hide(.primary)
    await it.stage.settle()
    #expect(it.split.displayMode == .secondaryOnly)
    #expect(
      it.log.take().filter { !$0.hasPrefix("D.") } == [
        "willChange(1)", "P.viewWillDisappear(true)", "P.viewDidDisappear(true)",
      ])
    it.split.show(.primary)
    await it.stage.settle()
    #expect(it.split.displayMode == .oneBesideSecondary)
    #expect(
      it.log.take().filter { !$0.hasPrefix("D.") } == [
        "willChange(2)", "P.viewWillAppear(true)", "P.viewDidAppear(true)",
      ])
  }

  @Test(.rule("R825")) func `In an overlay, the other columns are over the secondary one`() async throws {
    let it = try await stage(.overlay, .secondaryOnly)
    #expect(it.split.splitBehavior == .overlay)
    #expect(it.split.displayMode == .secondaryOnly)
    let width = it.secondary.view.bounds.width
    it.split.show(.primary)
    await it.stage.settle()
    #expect(it.split.displayMode == .oneOverSecondary)
    #expect(it.secondary.view.bounds.width == width)
    it.split.show(.secondary)
    await it.stage.settle()
    #expect(it.split.displayMode == .secondaryOnly)
  }

  @Test(.rule("R826")) func `Three columns that displace are shown one after the other`() async throws {
    let it = try await SplitStage(.tripleColumn)
    it.split.preferredSplitBehavior = .displace
    it.split.preferredDisplayMode = .oneBesideSecondary
    await it.show(.regular)
    #expect(it.split.displayMode == .oneBesideSecondary)
    #expect(it.supplementary?.viewIfLoaded?.window != nil)
    it.split.show(.primary)
    await it.stage.settle()
    #expect(it.split.displayMode == .twoDisplaceSecondary)
    it.split.show(.secondary)
    await it.stage.settle()
    #expect(it.split.displayMode == .oneBesideSecondary)
  }
}
