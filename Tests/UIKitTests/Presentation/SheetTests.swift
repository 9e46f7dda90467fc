import Simulator
import Testing
import UIKit

/// Sheets: where they lie, how they rest, and how the user pulls them down.
@MainActor
@Suite(.ownDevice)
struct SheetTests {
  private final class Noting: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name).willAppear") }
    override func viewIsAppearing(_ animated: Bool) { log.lines.append("\(name).isAppearing") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name).didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name).willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name).didDisappear") }
  }

  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    let log: Log
    var allows = true
    init(_ log: Log) { self.log = log }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      log.lines.append("shouldDismiss")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.lines.append("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.lines.append("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log.lines.append("didAttemptToDismiss")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      log.lines.append("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue.suffix(6) ?? "nil")")
    }
  }

  private let clock = ManualClock()
  private let log = Log()
  private let root: Noting
  private let sheet: Noting
  private let delegate: Delegate
  private let window = UIWindow(windowScene: UIApplication.shared.defaultScene)

  init() throws {
    root = Noting("A", log)
    sheet = Noting("B", log)
    delegate = Delegate(log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    clock.advance(by: 0.1)
    sheet.presentationController?.delegate = delegate
  }

  private func present() {
    root.present(sheet, animated: true)
    clock.advance(by: 2)
    _ = log.take()
  }

  /// Draws a finger over the screen, and lets it rest at its end unless it is to be flicked.
  private func drag(from start: CGFloat, to end: CGFloat, over duration: TimeInterval = 0.5, rests: Bool = true) {
    let x: CGFloat = 200
    TouchDelivery.began(at: CGPoint(x: x, y: start), in: window)
    let steps = max(Int(duration * 60), 2)
    for step in 1...steps {
      clock.advance(by: duration / Double(steps))
      TouchDelivery.moved(to: CGPoint(x: x, y: start + (end - start) * CGFloat(step) / CGFloat(steps)))
    }
    if rests { clock.advance(by: 0.3) }
    TouchDelivery.ended(at: CGPoint(x: x, y: end))
  }

  private var frameOnScreen: CGRect { sheet.view.convert(sheet.view.bounds, to: nil) }

  // MARK: - Place

  @Test func `A card leaves a strip of the underlying content`() {
    present()
    #expect(frameOnScreen == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func `The underlying content keeps its frame and its safe area`() {
    let before = (root.view.frame, root.view.safeAreaInsets)
    present()
    #expect(root.view.frame == before.0)
    #expect(root.view.safeAreaInsets == before.1)
    #expect(root.view.transform.isIdentity)
    let shown = root.view.layer.presentation()?.frame ?? .zero
    #expect(abs(shown.minX - 16) < 0.5 && abs(shown.minY - 59) < 0.5)
    // The status bar lies on the black around it.
    #expect(window.windowScene?.statusBarManager?.statusBarStyle == .lightContent)
    root.dismiss(animated: true)
    clock.advance(by: 2)
    #expect(root.view.layer.presentation()?.frame == before.0)
    #expect(root.view.layer.animationKeys() == nil)
    #expect(window.windowScene?.statusBarManager?.statusBarStyle == .darkContent)
  }

  @Test func `At the medium detent a card covers about half`() {
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    present()
    #expect(frameOnScreen.maxY == 852)
    #expect(abs(frameOnScreen.height - 852 / 2) < 30)
    sheet.sheetPresentationController?.animateChanges {
      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    clock.advance(by: 2)
    #expect(frameOnScreen.minY == 69)
  }

  @Test func `The navigation bar of a card is higher`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    root.present(navigation, animated: true)
    clock.advance(by: 2)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 56)
    let cover = UINavigationController(rootViewController: UIViewController())
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: true)
    clock.advance(by: 2)
    #expect(cover.navigationBar.frame.height == 44)
    root.dismiss(animated: false)
    clock.advance(by: 2)
  }

  @Test func `A detent may have a custom height`() {
    sheet.sheetPresentationController?.detents = [
      .custom(identifier: .init("third")) { $0.maximumDetentValue / 3 }, .custom { _ in nil }, .custom { _ in .nan },
    ]
    present()
    #expect(abs(frameOnScreen.height - (852 - 69 - 34) / 3 - 34) < 0.01)
  }

  @Test func `In little height a sheet covers everything`() {
    present()
    InterfaceRotation.rotate(to: .landscapeRight, animated: false)
    clock.advance(by: 1)
    #expect(frameOnScreen == CGRect(x: 0, y: 0, width: 852, height: 393))
    InterfaceRotation.rotate(to: .portrait, animated: false)
    clock.advance(by: 1)
    #expect(frameOnScreen.minY == 69)
  }

  @Test func `A sheet without dimming does not block touches`() {
    let presentation = sheet.sheetPresentationController
    presentation?.detents = [.medium(), .large()]
    presentation?.largestUndimmedDetentIdentifier = .medium
    present()
    #expect(window.hitTest(CGPoint(x: 100, y: 200), with: nil) === root.view)
    presentation?.selectedDetentIdentifier = .large
    clock.advance(by: 1)
    #expect(window.hitTest(CGPoint(x: 100, y: 40), with: nil) !== root.view)
  }

  // MARK: - Pulling Down

  @Test func `A sheet that is pulled down is dismissed`() {
    present()
    drag(from: 120, to: 700)
    #expect(log.take() == ["shouldDismiss", "willDismiss", "B.willDisappear"])
    clock.advance(by: 2)
    #expect(log.take() == ["B.didDisappear", "didDismiss"])
    #expect(root.presentedViewController == nil)
    #expect(sheet.view.window == nil)
  }

  @Test func `A flick is enough`() {
    present()
    drag(from: 120, to: 360, over: 0.1, rests: false)
    clock.advance(by: 2)
    #expect(root.presentedViewController == nil)
  }

  @Test func `A sheet that is released too early returns`() {
    present()
    drag(from: 120, to: 250)
    clock.advance(by: 2)
    #expect(
      log.take() == [
        "shouldDismiss", "willDismiss", "B.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear",
      ])
    #expect(root.presentedViewController === sheet)
    #expect(frameOnScreen.minY == 69)
    root.dismiss(animated: true)
    clock.advance(by: 2)
    #expect(log.take() == ["B.willDisappear", "B.didDisappear"])
  }

  @Test func `The sheet follows the touch`() {
    present()
    TouchDelivery.began(at: CGPoint(x: 200, y: 100), in: window)
    for y in stride(from: CGFloat(110), through: 300, by: 10) {
      TouchDelivery.moved(to: CGPoint(x: 200, y: y))
      clock.advance(by: 1.0 / 60)
    }
    let card = sheet.view.superview?.superview
    let top = card?.layer.presentation()?.frame.minY ?? 0
    #expect(abs(top - 269) < 12)
    TouchDelivery.cancelled()
    clock.advance(by: 2)
    #expect(root.presentedViewController === sheet)
  }

  @Test(arguments: [true, false])
  func `A sheet that is modal in presentation resists, and the attempt is reported`(isModal: Bool) {
    present()
    if isModal {
      let child = UIViewController()
      child.isModalInPresentation = true
      sheet.addChild(child)
    } else {
      delegate.allows = false
    }
    drag(from: 120, to: 700)
    clock.advance(by: 2)
    #expect(log.take() == (isModal ? ["didAttemptToDismiss"] : ["shouldDismiss", "didAttemptToDismiss"]))
    #expect(root.presentedViewController === sheet)
    #expect(frameOnScreen.minY == 69)
  }

  @Test func `Dismissal by code does not ask`() {
    sheet.isModalInPresentation = true
    present()
    root.dismiss(animated: true)
    clock.advance(by: 2)
    #expect(log.take() == ["B.willDisappear", "B.didDisappear"])
  }

  @Test func `A sheet is dragged from detent to detent`() {
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    present()
    let top = frameOnScreen.minY
    drag(from: top + 40, to: 110)
    clock.advance(by: 2)
    #expect(log.take() == ["detent .large"])
    #expect(frameOnScreen.minY == 69)
    drag(from: 110, to: top + 40)
    clock.advance(by: 2)
    #expect(log.take() == ["detent medium"])
    #expect(frameOnScreen.minY == top)
  }

  @Test func `Several touches and inactive areas cause no error`() {
    present()
    for id in 0..<4 { TouchDelivery.began(at: CGPoint(x: 50 + 60 * CGFloat(id), y: 200), in: window, id: id) }
    for y in stride(from: CGFloat(200), to: 900, by: 25) {
      for id in 0..<4 { TouchDelivery.moved(to: CGPoint(x: 50, y: id == 2 ? .nan : y), id: id) }
      clock.advance(by: 1.0 / 60)
    }
    root.dismiss(animated: false)
    clock.advance(by: 0.1)
    for id in 0..<4 { TouchDelivery.ended(at: CGPoint(x: 50, y: 800), id: id) }
    clock.advance(by: 3)
    root.dismiss(animated: false)
    clock.advance(by: 3)
    #expect(root.presentedViewController == nil)
    #expect(window.subviews == [root.view])
  }
}
