import Testing
import UIKit

/// Search controllers that the app presents itself.
@MainActor
struct PresentedSearchTests {
  // On Apple's platforms, what a search controller without a place for its bar does is not documented.
  #if canImport(Simulator)
    @Test(.rule("R1957"))
    func `A search controller that was presented does not become active without a place for its bar`() async throws {
      let stage = try await Stage.open()
      let root = UIViewController()
      await stage.show(root)
      let search = UISearchController(searchResultsController: nil)
      root.present(search, animated: false, completion: nil)
      await stage.settle()
      #expect(search.isActive)
      search.isActive = false
      await stage.settle()
      #expect(root.presentedViewController == nil)
      search.isActive = true
      await stage.settle()
      #expect(!search.isActive)
    }
  #endif
}
