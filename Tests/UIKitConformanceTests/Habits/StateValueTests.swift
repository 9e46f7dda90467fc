import Testing
import UIKit

/// Values of controls and items for states and events.
@MainActor
struct StateValueTests {
  @Test(.rule("R1492"))
  func `A button without a value for a state has that of the normal state`() {
    let (image, background) = (UIImage(), UIImage())
    let button = UIButton(type: .custom)
    button.setTitle("Play", for: .normal)
    button.setImage(image, for: .normal)
    button.setBackgroundImage(background, for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Play"), for: .normal)
    #expect(button.title(for: .selected) == "Play")
    #expect(button.image(for: .highlighted) === image)
    #expect(button.backgroundImage(for: .disabled) === background)
    #expect(button.attributedTitle(for: .selected)?.string == "Play")
    button.setTitle("Stop", for: .selected)
    #expect(button.title(for: .selected) == "Stop" && button.title(for: .normal) == "Play")
  }

  @Test(.rule("R1493"))
  func `The handlers of a control can be enumerated`() {
    let control = UIControl()
    let action = UIAction(title: "Open") { _ in }
    control.addAction(action, for: .touchUpInside)
    control.addTarget(nil, action: Selector(("save:")), for: .valueChanged)
    var found: [String] = []
    control.enumerateEventHandlers { action, pair, events, _ in
      found.append("\(action?.title ?? "-") \(pair.map { "\($0.1)" } ?? "-") \(events.rawValue)")
    }
    #expect(
      found == ["Open - \(UIControl.Event.touchUpInside.rawValue)", "- save: \(UIControl.Event.valueChanged.rawValue)"])
    var count = 0
    control.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
  }

  @Test(.rule("R1494"))
  func `The primary action of a bar button item gives it its title and its image`() {
    let item = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
    let image = UIImage()
    item.primaryAction = UIAction(title: "New", image: image) { _ in }
    #expect(item.title == "New" && item.image === image)
    item.primaryAction = UIAction { _ in }
    #expect(item.title == "New" && item.image === image)
  }

  @Test(.rule("R1495"))
  func `An animation of a block is described by a basic animation`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    await stage.show(controller)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    await stage.turn()
    UIView.animate(withDuration: 2, animations: { view.alpha = 0.5 }, completion: nil)
    let animation = view.layer.animation(forKey: "opacity") as? CABasicAnimation
    #expect(animation?.duration == 2)
    #expect(animation?.keyPath == "opacity")
    await stage.settle()
    #expect(view.layer.animation(forKey: "opacity") == nil)
  }
}
