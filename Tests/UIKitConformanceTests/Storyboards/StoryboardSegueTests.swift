import Testing
import UIKit

/// Segues that code creates, and the behavior of view controllers without a storyboard.
@MainActor
struct StoryboardSegueTests {
  private final class Counting: UIStoryboardSegue {
    var count = 0
    override func perform() { count += 1 }
  }

  private let source = UIViewController()
  private let destination = UIViewController()

  @Test func `A segue has a source and a destination`() {
    let segue = UIStoryboardSegue(identifier: "go", source: source, destination: destination)
    #expect(segue.identifier == "go")
    #expect(segue.source === source && segue.destination === destination)
    #expect(UIStoryboardSegue(identifier: nil, source: source, destination: destination).identifier == nil)
  }

  @Test func `A closure performs a segue, and only when it is performed`() {
    let log = CallbackLog()
    let segue = UIStoryboardSegue(identifier: "go", source: source, destination: destination) { log.note("performed") }
    #expect(log.take() == [])
    segue.perform()
    #expect(log.take() == ["performed"])
  }

  @Test func `A subclass overrides how a segue is performed`() {
    let segue = Counting(identifier: nil, source: source, destination: destination)
    segue.perform()
    #expect(segue.count == 1)
  }

  @Test func `Making and performing a segue loads no view`() {
    let segue = UIStoryboardSegue(identifier: nil, source: source, destination: destination) {}
    segue.perform()
    #expect(!source.isViewLoaded && !destination.isViewLoaded)
  }

  @Test(.rule("R010"))
  func `A controller made in code has no storyboard`() {
    #expect(source.storyboard == nil)
    #expect(UINavigationController(rootViewController: source).storyboard == nil)
  }

  @Test(.rule("R240"))
  func `Segues are performed unless the controller refuses`() {
    #expect(source.shouldPerformSegue(withIdentifier: "any", sender: nil))
  }

  @Test(.rule("R008"))
  func `A nib is not loaded before the view is accessed`() {
    let controller = UIViewController(nibName: "There is no such nib", bundle: nil)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.nibName == "There is no such nib")
  }

  @Test(.rule("R2086"))
  func `The bundle of a nib is that of the app by default`() {
    #expect(UIViewController().nibBundle == .main)
    #expect(UIViewController(nibName: "There is no such nib", bundle: nil).nibBundle == .main)
  }

  @Test func `A scene's configuration has no storyboard unless it is given one`() {
    #expect(UISceneConfiguration(name: nil, sessionRole: .windowApplication).storyboard == nil)
  }

  @Test func `A detail that no ancestor shows is presented`() async throws {
    let stage = try await Stage.open()
    let (parent, child) = (UIViewController(), UIViewController())
    await stage.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.showDetailViewController(destination, sender: nil)
    await stage.settle()
    #expect(parent.presentedViewController === destination)
  }
}

// UIKit raises Objective-C exceptions here, which no test on Apple's platforms can survive; this runtime traps.
#if !canImport(Darwin)
  @MainActor
  struct StoryboardRaisingTests {
    @Test(.rule("R237"))
    func `A missing storyboard raises an exception`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        _ = UIStoryboard(name: "There is no such storyboard", bundle: nil)
      }
    }

    @Test(.rule("R240"))
    func `A controller without a storyboard has no segues to perform`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        UIViewController().performSegue(withIdentifier: "go", sender: nil)
      }
    }

    @Test(.rule("R008"))
    func `A missing nib raises when the view is accessed`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        UIViewController(nibName: "There is no such nib", bundle: nil).loadViewIfNeeded()
      }
    }
  }
#endif
