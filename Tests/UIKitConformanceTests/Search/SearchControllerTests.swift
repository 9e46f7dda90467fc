import Testing
import UIKit

/// The beginning, the events and the end of a search.
@MainActor
struct SearchControllerTests {
  private static let life: Set<String> = ["willPresent", "didPresent", "willDismiss", "didDismiss"]

  @Test(.rule("R800")) func `A search that becomes active is presented`() async throws {
    let it = try await SearchStage()
    #expect(!it.search.isActive)
    it.search.isActive = true
    #expect(it.search.isActive)
    await it.stage.settle()
    #expect(it.search.presentingViewController === it.list)
    #expect(it.list.presentedViewController === it.search)
    #expect(it.list.viewIfLoaded?.window != nil)
    await it.end()
    #expect(!it.search.isActive)
    #expect(it.list.presentedViewController == nil)
  }

  @Test(.rule("R800")) func `Editing the search bar makes the search active`() async throws {
    let it = try await SearchStage()
    #expect(it.search.searchBar.becomeFirstResponder())
    #expect(it.search.isActive)
    await it.stage.settle()
    #expect(it.search.searchBar.searchTextField.isEditing)
    #expect(it.search.presentingViewController === it.list)
    await it.end()
    #expect(!it.search.searchBar.searchTextField.isEditing)
  }

  @Test(.rule("R801")) func `The updater is called for the first responder, the text and the scope`() async throws {
    let it = try await SearchStage(titles: ["All", "Done"])
    it.search.searchBar.becomeFirstResponder()
    await it.stage.settle()
    #expect(it.log.take().contains("update()"))
    it.search.searchBar.searchTextField.insertText("a")
    #expect(it.log.take() == ["update(a)"])
    it.search.searchBar.text = "b"
    #expect(it.log.take().contains("update(b)"))
    await it.end()
    #expect(it.search.searchBar.text == "")
  }

  @Test(.rule("R802")) func `The search controller asks the delegate to present it`() async throws {
    let it = try await SearchStage()
    it.search.isActive = true
    #expect(it.log.take().first == "present")
    await it.stage.settle()
    await it.end()
    it.search.searchBar.becomeFirstResponder()
    #expect(it.log.take().contains("present"))
    await it.stage.settle()
    await it.end()
  }

  @Test(.rule("R802")) func `A search that the delegate has presented is not presented again`() async throws {
    let it = try await SearchStage()
    it.probe.onPresent = { [weak list = it.list] in list?.present($0, animated: false) }
    await it.begin()
    #expect(it.search.isActive)
    #expect(Self.life.isDisjoint(with: it.log.take()))
    dismiss(it.search)
    await it.stage.settle()
    #expect(!it.search.isActive)
    #expect(Self.life.isDisjoint(with: it.log.take()))
  }

  /// Not async, so that a compiler does not propose the async form of the method.
  private func dismiss(_ controller: UIViewController) { controller.dismiss(animated: false) }

  @Test(.rule("R803")) func `The delegate observes the presentation and the dismissal`() async throws {
    let it = try await SearchStage()
    it.search.isActive = true
    #expect(it.log.take().filter(Self.life.contains) == ["willPresent"])
    await it.stage.settle()
    #expect(it.log.take().filter(Self.life.contains) == ["didPresent"])
    it.search.isActive = false
    #expect(it.log.take().filter(Self.life.contains) == ["willDismiss"])
    await it.stage.settle()
    #expect(it.log.take().filter(Self.life.contains) == ["didDismiss"])
  }

  @Test(.rule("R812")) func `The results appear and disappear with the search`() async throws {
    let it = try await SearchStage(hasResults: true)
    let results = try #require(it.results)
    #expect(results.parent == nil || results.parent === it.search)
    await it.begin()
    #expect(results.parent === it.search)
    let appearance = it.log.take().filter { $0.hasPrefix("R.view") && $0.contains("ppear") }
    #expect(appearance == ["R.viewWillAppear(true)", "R.viewDidAppear(true)"])
    await it.end()
    let end = it.log.take().filter { $0.hasPrefix("R.view") && $0.contains("ppear") }
    #expect(end == ["R.viewWillDisappear(true)", "R.viewDidDisappear(true)"])
  }

  @Test(.rule("R813")) func `A search remains active while another controller is on top of the stack`() async throws {
    let it = try await SearchStage(hasResults: true)
    it.search.searchBar.becomeFirstResponder()
    it.search.searchBar.searchTextField.insertText("a")
    await it.stage.settle()
    it.navigation.pushViewController(UIViewController(), animated: true)
    await it.stage.settle()
    #expect(it.search.isActive)
    #expect(it.search.viewIfLoaded?.window == nil || it.search.view.superview?.isHidden == true)
    it.navigation.popViewController(animated: true)
    await it.stage.settle()
    #expect(it.search.isActive)
    #expect(it.search.searchBar.text == "a")
    #expect(it.results?.viewIfLoaded?.window != nil)
    #expect(it.results?.viewIfLoaded?.isHidden == false)
    await it.end()
  }
}
