import Foundation
import Simulator
import Testing

@testable import UIKit

/// What a view looks like while a drag activates it.
@MainActor
struct SpringLoadingDisplayTests {
  /// Writes the screen to a folder for a look at it, if one is named.
  private func keep(_ simulator: Simulator, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["STATEROOM_PICTURES"] else { return }
    try simulator.svgSnapshot().write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }

  @MainActor
  private final class Board: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    { [UIDragItem(itemProvider: NSItemProvider(object: UIColor.red))] }
  }

  private let simulator: Simulator
  private let root = UIViewController()
  private let board = Board()
  private let outside = CGPoint(x: 300, y: 780)

  init() async {
    simulator = await Simulator.boot(.iPadPro11)
    let source = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    source.backgroundColor = .systemRed
    let drag = UIDragInteraction(delegate: board)
    drag.isEnabled = true
    source.addInteraction(drag)
    root.view.backgroundColor = .systemBackground
    root.view.addSubview(source)
    simulator.show(root)
    await simulator.advance(by: .milliseconds(100))
  }

  private func lift() throws -> Finger {
    let finger = try simulator.touchDown(at: CGPoint(x: 70, y: 150))
    simulator.advance(by: .milliseconds(900))
    simulator.move(finger, to: CGPoint(x: 70, y: 250))
    simulator.advance(by: .milliseconds(100))
    return finger
  }

  @Test func `The default effect highlights the view, lets it blink, and restores it`() throws {
    let view = UIView(frame: CGRect(x: 200, y: 300, width: 200, height: 100))
    view.backgroundColor = .systemYellow
    var count = 0
    let interaction = UISpringLoadedInteraction { _, _ in count += 1 }
    view.addInteraction(interaction)
    root.view.addSubview(view)
    let effect = try #require(interaction.interactionEffect as? SpringLoadingHighlight)
    let finger = try lift()
    #expect(effect.highlight == nil)
    simulator.move(finger, to: CGPoint(x: 300, y: 350))
    simulator.advance(by: .milliseconds(300))
    try keep(simulator, "spring-possible")
    #expect(effect.highlight?.superlayer === view.layer && effect.highlight?.frame == view.bounds)
    #expect(effect.highlight?.animationKeys()?.isEmpty != false)
    simulator.advance(by: .milliseconds(500))
    try keep(simulator, "spring-activating")
    #expect(effect.highlight?.animationKeys()?.isEmpty == false)
    #expect(count == 0)
    simulator.advance(by: .seconds(1))
    #expect(effect.highlight == nil)
    #expect(count == 1)
    simulator.touchUp(finger, at: outside)
    simulator.advance(by: .seconds(2))
    #expect(view.layer.sublayers?.isEmpty != false)
  }

  @Test func `A view that is removed while a drag rests over it is not activated`() throws {
    let view = UIView(frame: CGRect(x: 200, y: 300, width: 200, height: 100))
    var count = 0
    view.addInteraction(UISpringLoadedInteraction { _, _ in count += 1 })
    root.view.addSubview(view)
    let finger = try lift()
    simulator.move(finger, to: CGPoint(x: 300, y: 350))
    simulator.advance(by: .milliseconds(300))
    view.removeFromSuperview()
    simulator.advance(by: .seconds(2))
    #expect(count == 0)
    #expect(view.layer.sublayers?.isEmpty != false)
    simulator.touchUp(finger, at: outside)
    simulator.advance(by: .seconds(2))
  }

  @Test func `A drag chooses an action of a spring-loaded alert`() throws {
    let alert = UIAlertController(title: "Copy?", message: nil, preferredStyle: .alert)
    var chosen: [String] = []
    alert.addAction(UIAlertAction(title: "Copy", style: .default) { _ in chosen.append("Copy") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
    #expect(!alert.isSpringLoaded)
    alert.isSpringLoaded = true
    let finger = try lift()
    root.present(alert, animated: false)
    simulator.advance(by: .seconds(1))
    let button = try #require(actionViews(in: alert.view).first { $0.action.title == "Copy" })
    let center = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    simulator.move(finger, to: center)
    simulator.advance(by: .milliseconds(300))
    #expect(chosen.isEmpty)
    simulator.advance(by: .seconds(3))
    #expect(chosen == ["Copy"])
    #expect(root.presentedViewController == nil)
    simulator.touchUp(finger, at: outside)
    simulator.advance(by: .seconds(2))
  }

  private func actionViews(in view: UIView) -> [AlertActionView] {
    view.subviews.flatMap { ($0 as? AlertActionView).map { [$0] } ?? actionViews(in: $0) }
  }
}
