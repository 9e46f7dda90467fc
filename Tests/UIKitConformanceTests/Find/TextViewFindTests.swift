import Testing
import UIKit

/// The finding and replacing of the text of a text view.
@MainActor
struct TextViewFindTests {
  @MainActor
  private final class World {
    let stage: Stage
    let view = UITextView(frame: CGRect(x: 20, y: 60, width: 300, height: 120))
    let session: UITextSearchingFindSession

    init(_ text: String = "one two one") async throws {
      stage = try await Stage.open()
      session = UITextSearchingFindSession(searchableObject: view)
      let controller = UIViewController()
      controller.view.addSubview(view)
      await stage.show(controller)
      view.text = text
      view.selectedRange = NSRange(location: 0, length: 0)
    }

    func search(_ query: String) async {
      session.performSearch(query: query, options: UITextSearchOptions())
      await stage.advance(by: 0.3)
    }
  }

  @Test(.rule("R1642"))
  func `A text view has a find interaction of its own if the app enables it`() async throws {
    let world = try await World()
    #expect(!world.view.isFindInteractionEnabled && world.view.findInteraction == nil)
    world.view.isFindInteractionEnabled = true
    let interaction = try #require(world.view.findInteraction)
    interaction.presentFindNavigator(showingReplace: true)
    await world.stage.settle()
    #expect(interaction.isFindNavigatorVisible && interaction.activeFindSession?.supportsReplacement == true)
    interaction.dismissFindNavigator()
    await world.stage.settle()
    world.view.isFindInteractionEnabled = false
    #expect(world.view.findInteraction == nil)
  }

  @Test(.rule("R1651"))
  func `A text view finds its text, and scrolls to the highlighted result`() async throws {
    let lines = (0..<60).map { $0 == 50 ? "the needle" : "line \($0)" }
    let world = try await World(lines.joined(separator: "\n"))
    await world.search("needle")
    if world.session.highlightedResultIndex == NSNotFound { world.session.highlightNextResult(in: .forward) }
    await world.stage.settle()
    #expect(world.session.resultCount == 1 && world.session.highlightedResultIndex == 0)
    #expect(world.view.contentOffset.y > 200)
    await world.search("line 1")
    #expect(world.session.resultCount == 11)
  }

  @Test(.rule("R1652"))
  func `The highlighted result is replaced, or all results`() async throws {
    let world = try await World()
    await world.search("one")
    if world.session.highlightedResultIndex == NSNotFound { world.session.highlightNextResult(in: .forward) }
    await world.stage.settle()
    #expect(world.session.supportsReplacement && world.session.resultCount == 2)
    world.session.performSingleReplacement(
      query: "one", replacementString: "a", options: UITextSearchOptions())
    await world.stage.advance(by: 0.3)
    #expect(world.view.text == "a two one")
    world.view.text = "one two one"
    await world.stage.turn()
    await world.search("one")
    world.session.replaceAll(searchQuery: "one", replacementString: "three", options: UITextSearchOptions())
    await world.stage.advance(by: 0.3)
    #expect(world.view.text == "three two three")
  }

  @Test(.rule("R1652"))
  func `The results of a text that cannot be edited cannot be replaced`() async throws {
    let world = try await World()
    world.view.isEditable = false
    await world.search("one")
    #expect(world.session.resultCount == 2)
    #expect(!world.session.supportsReplacement)
    #expect(!world.session.allowsReplacementForCurrentlyHighlightedResult)
  }
}
