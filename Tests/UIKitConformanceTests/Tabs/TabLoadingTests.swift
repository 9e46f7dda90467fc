import Testing
import UIKit

/// The moment at which the view of a tab bar controller is loaded.
@MainActor
struct TabLoadingTests {
  private final class Tabs: UITabBarController {
    let log: CallbackLog
    init(_ log: CallbackLog) {
      self.log = log
      log.note("init begins")
      super.init(nibName: nil, bundle: nil)
      log.note("init ends")
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a test makes its controllers in code") }
    override func viewDidLoad() {
      super.viewDidLoad()
      log.note("viewDidLoad \(viewControllers?.count ?? 0) tabs")
    }
  }

  @Test(.rule("R2210"))
  func `It is loaded by the initializer`() {
    let log = CallbackLog()
    let tabs = Tabs(log)
    #expect(log.take() == ["init begins", "viewDidLoad 0 tabs", "init ends"])
    #expect(tabs.isViewLoaded)
    #expect(UITabBarController().isViewLoaded)
  }

  @Test(.rule("R2210"))
  func `The views of the tabs are loaded when the controller appears`() async throws {
    let stage = try await Stage.open()
    let log = CallbackLog(.loading)
    let tabs = Tabs(log)
    _ = log.take()
    tabs.viewControllers = ["A", "B"].map { RecordingViewController($0, log) }
    tabs.selectedIndex = 1
    #expect(log.take() == [])
    await stage.show(tabs)
    #expect(log.take() == ["B.loadView()", "B.viewDidLoad()"])
  }
}
