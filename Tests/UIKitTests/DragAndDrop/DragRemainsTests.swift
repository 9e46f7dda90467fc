import Simulator
import Testing

@testable import UIKit

/// What is on the screen and in the runtime after a drag, however it has ended.
@MainActor
struct DragRemainsTests {
  enum Ending: CaseIterable {
    case drop, outside, putDown, background, disabled, interactionRemoved, viewRemoved, controllerReplaced
  }

  @MainActor
  private final class Board: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    { [UIDragItem(itemProvider: NSItemProvider(object: UIColor.red))] }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
  }

  private let start = CGPoint(x: 70, y: 150)
  private let middle = CGPoint(x: 170, y: 500)
  private let outside = CGPoint(x: 300, y: 750)

  @Test(arguments: Ending.allCases)
  func `No preview, window, or session remains after a drag`(ending: Ending) async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    let board = Board()
    let source = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    let target = UIView(frame: CGRect(x: 20, y: 400, width: 300, height: 200))
    let drag = UIDragInteraction(delegate: board)
    source.addInteraction(drag)
    target.addInteraction(UIDropInteraction(delegate: board))
    root.view.addSubview(source)
    root.view.addSubview(target)
    simulator.show(root)
    await simulator.advance(by: .milliseconds(100))
    let windows = UIApplication.shared.windowsOnScreen.count

    weak var session: DragSession?
    let finger = try simulator.touchDown(at: start)
    await simulator.advance(by: .milliseconds(900))
    session = DragSession.current
    #expect(session != nil && source.isLifted)
    #expect(UIApplication.shared.windowsOnScreen.count == windows + 1)
    if ending != .putDown {
      simulator.move(finger, to: middle)
      await simulator.advance(by: .milliseconds(400))
      #expect(session?.isMoving == true)
    }
    switch ending {
    case .drop, .putDown: break
    case .outside: simulator.move(finger, to: outside)
    case .background: simulator.sendToBackground()
    case .disabled: drag.isEnabled = false
    case .interactionRemoved: source.removeInteraction(drag)
    case .viewRemoved: source.removeFromSuperview()
    case .controllerReplaced: simulator.show(UIViewController())
    }
    let end = ending == .putDown ? start : ending == .outside ? outside : middle
    simulator.touchUp(finger, at: end)
    await simulator.advance(by: .seconds(2))
    await simulator.settle()

    #expect(DragSession.current == nil)
    #expect(session == nil)
    #expect(DragDisplay.windows.isEmpty)
    #expect(UIApplication.shared.windowsOnScreen.count == windows)
    #expect(!source.isLifted)
  }

  @Test func `A device that restarts discards the drag`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    let board = Board()
    let source = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    source.addInteraction(UIDragInteraction(delegate: board))
    root.view.addSubview(source)
    simulator.show(root)
    let finger = try simulator.touchDown(at: start)
    await simulator.advance(by: .milliseconds(900))
    simulator.move(finger, to: middle)
    AppRuntime.shared.reset()
    #expect(DragSession.current == nil)
    #expect(DragDisplay.windows.isEmpty)
  }
}
