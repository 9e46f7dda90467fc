import Testing
import UIKit

/// The find interaction of a view, and its delegate.
@MainActor
struct FindInteractionTests {
  /// A session that records its calls.
  private final class RecordingSession: UIFindSession {
    let log: CallbackLog
    var results = 3

    init(_ log: CallbackLog) {
      self.log = log
      super.init()
    }

    override var resultCount: Int { results }
    override var supportsReplacement: Bool { true }

    override func performSearch(query: String, options: UITextSearchOptions?) { log.note("search(\(query))") }
    override func highlightNextResult(in direction: UITextStorageDirection) {
      log.note(direction == .forward ? "next" : "previous")
    }
  }

  private final class Owner: NSObject, UIFindInteractionDelegate {
    let log = CallbackLog()
    var session: UIFindSession?

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
      log.note("session")
      return session
    }

    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { log.note("didBegin") }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { log.note("didEnd") }
  }

  @MainActor
  private final class World {
    let stage: Stage
    let owner = Owner()
    let controller = UIViewController()
    let interaction: UIFindInteraction

    init() async throws {
      stage = try await Stage.open()
      interaction = UIFindInteraction(sessionDelegate: owner)
      await stage.show(controller)
      controller.view.addInteraction(interaction)
    }
  }

  @Test(.rule("R1643"))
  func `The panel appears with the session of the delegate, which is called at its beginning and its end`()
    async throws
  {
    let world = try await World()
    let session = RecordingSession(CallbackLog())
    world.owner.session = session
    #expect(world.interaction.delegate === world.owner && world.interaction.view === world.controller.view)
    #expect(!world.interaction.isFindNavigatorVisible && world.interaction.activeFindSession == nil)
    world.interaction.presentFindNavigator(showingReplace: false)
    await world.stage.settle()
    #expect(world.owner.log.take() == ["session", "didBegin"])
    #expect(world.interaction.isFindNavigatorVisible && world.interaction.activeFindSession === session)
    world.interaction.presentFindNavigator(showingReplace: false)
    await world.stage.settle()
    #expect(world.owner.log.take() == [])
    world.interaction.dismissFindNavigator()
    await world.stage.settle()
    #expect(world.owner.log.take() == ["didEnd"])
    #expect(!world.interaction.isFindNavigatorVisible && world.interaction.activeFindSession == nil)
  }

  @Test(.rule("R1643"))
  func `Without a session, the panel does not appear`() async throws {
    let world = try await World()
    world.interaction.presentFindNavigator(showingReplace: false)
    await world.stage.settle()
    #expect(world.owner.log.take() == ["session"])
    #expect(!world.interaction.isFindNavigatorVisible)
  }

  @Test(.rule("R1644"))
  func `A session shows the current and the total number, and allows replacement if it supports it`() {
    let session = RecordingSession(CallbackLog())
    #expect(session.searchResultDisplayStyle == .currentAndTotal)
    #expect(session.allowsReplacementForCurrentlyHighlightedResult)
  }

  @Test(.rule("R1645"))
  func `The interaction moves to the next and the previous result of the active session`() async throws {
    let world = try await World()
    let session = RecordingSession(CallbackLog())
    world.owner.session = session
    world.interaction.presentFindNavigator(showingReplace: false)
    await world.stage.settle()
    _ = session.log.take()
    world.interaction.findNext()
    world.interaction.findPrevious()
    #expect(session.log.take() == ["next", "previous"])
    world.interaction.dismissFindNavigator()
    await world.stage.settle()
  }

  @Test(.rule("R1646"))
  func `The panel begins with the search text of the interaction`() async throws {
    let world = try await World()
    let session = RecordingSession(CallbackLog())
    world.owner.session = session
    world.interaction.searchText = "sea"
    world.interaction.presentFindNavigator(showingReplace: false)
    await world.stage.settle()
    #expect(session.log.take().contains("search(sea)"))
    #expect(world.interaction.searchText == "sea")
    world.interaction.dismissFindNavigator()
    await world.stage.settle()
  }
}
