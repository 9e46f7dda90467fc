import Testing
import UIKit

@MainActor
struct ViewLoadingTests {
  let log = CallbackLog(.loading)

  @Test(.rule("R008"))
  func `Creating a controller does not load its view`() {
    let controller = RecordingViewController("A", log)
    #expect(!controller.isViewLoaded)
    #expect(log.take() == [])
  }

  @Test(.rule("R001", "R005"))
  func `The first read of view loads it`() {
    let controller = RecordingViewController("A", log)
    #expect(controller.view != nil)
    #expect(log.take() == ["A.loadView()", "A.viewDidLoad()"])
  }

  @Test(.rule("R001"))
  func `The property view always returns the same view`() {
    let controller = RecordingViewController("A", log)
    let view = controller.view
    #expect(controller.view === view)
    #expect(log.take() == ["A.loadView()", "A.viewDidLoad()"])
  }

  @Test(.rule("R002"))
  func `isViewLoaded and viewIfLoaded do not load`() {
    let controller = RecordingViewController("A", log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(log.take() == [])
  }

  @Test(.rule("R002"))
  func `isViewLoaded and viewIfLoaded report a loaded view`() {
    let controller = RecordingViewController("A", log)
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
    #expect(controller.viewIfLoaded === controller.view)
  }

  @Test(.rule("R003"))
  func `loadViewIfNeeded loads once`() {
    let controller = RecordingViewController("A", log)
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    #expect(log.take() == ["A.loadView()", "A.viewDidLoad()"])
  }

  @Test(.rule("R004"))
  func `The default view is a plain one`() throws {
    let view = try #require(UIViewController().view)
    #expect(type(of: view) == UIView.self)
    #expect(view.subviews.isEmpty)
  }

  @Test(.rule("R005"))
  func `viewDidLoad follows every load`() {
    let controller = RecordingViewController("A", log)
    controller.loadViewIfNeeded()
    controller.view = nil
    controller.loadViewIfNeeded()
    #expect(log.take() == ["A.loadView()", "A.viewDidLoad()", "A.loadView()", "A.viewDidLoad()"])
  }

  @Test(.rule("R001", "R005"))
  func `A view that was assigned is not loaded`() {
    let controller = RecordingViewController("A", log)
    let view = UIView()
    controller.view = view
    #expect(controller.isViewLoaded)
    #expect(controller.view === view)
    #expect(log.take().contains("A.loadView()") == false)
  }

  @Test(.rule("R005"))
  func `The view is loaded in viewDidLoad`() {
    let controller = RecordingViewController("A", log)
    var wasLoaded = false
    controller.on(.viewDidLoad) { [unowned controller] in wasLoaded = controller.isViewLoaded }
    controller.loadViewIfNeeded()
    #expect(wasLoaded)
  }

  @Test(.rule("R006"))
  func `The view that loadView assigns is the controller's`() {
    final class Custom: UIViewController {
      let made = UIView()
      override func loadView() { view = made }
    }
    let controller = Custom()
    #expect(controller.view === controller.made)
  }

  @Test(.rule("R007"))
  func `A view that its controller released may become another controller's`() {
    let (first, second) = (UIViewController(), UIViewController())
    let view = first.view
    first.view = nil
    second.view = view
    #expect(second.view === view)
    #expect(view?.next === second)
  }

  @Test(.rule("R015"))
  func `title, children and parent do not load the view`() {
    let controller = RecordingViewController("A", log)
    #expect(controller.title == "A")
    #expect(controller.children.isEmpty)
    #expect(controller.parent == nil)
    #expect(log.take() == [])
  }
}
