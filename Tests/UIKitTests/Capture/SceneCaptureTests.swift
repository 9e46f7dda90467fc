import DisplayScene
import Testing
import UIKit

@MainActor @Suite(.ownDevice) struct SceneCaptureTests {
  @Test func `A label is captured with its lines and its description`() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 200, height: 30))
    label.text = "Hello"
    label.accessibilityIdentifier = "greeting"
    let layer = SceneCapture.layer(of: label)
    #expect(layer.name == "UILabel")
    #expect(layer.geometry.frame == CGRect(x: 10, y: 20, width: 200, height: 30))
    #expect(layer.accessibility.label == "Hello")
    #expect(layer.accessibility.identifier == "greeting")
    #expect(layer.accessibility.traits == ["staticText"])
    guard case .text(let text) = layer.contents.first else {
      Issue.record("A label should show text")
      return
    }
    #expect(text.lines.map(\.string) == ["Hello"])
  }

  @Test func `A view keeps its identifier`() {
    let view = UIView(frame: .zero)
    let other = UIView(frame: .zero)
    #expect(SceneCapture.layer(of: view).id == SceneCapture.layer(of: view).id)
    #expect(SceneCapture.layer(of: view).id != SceneCapture.layer(of: other).id)
  }

  @Test func `Views are ordered by depth and then in their order`() {
    let parent = UIView(frame: .zero)
    let names = ["back", "front", "middle"].map { name in
      let view = UIView(frame: .zero)
      view.accessibilityIdentifier = name
      parent.addSubview(view)
      return view
    }
    names[1].layer.zPosition = 1
    #expect(
      SceneCapture.layer(of: parent).sublayers.map(\.accessibility.identifier) == ["back", "middle", "front"])
  }

  @Test func `The contents of an element are not elements`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.layoutIfNeeded()
    let layer = SceneCapture.layer(of: button)
    #expect(layer.accessibility.isElement && layer.accessibility.traits == ["button"])
    #expect(layer.sublayers.allSatisfy { !$0.accessibility.isElement })
  }

  @Test func `A layer's appearance is captured`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    view.layer.cornerRadius = 3
    view.alpha = 0.5
    view.clipsToBounds = true
    let layer = SceneCapture.layer(of: view)
    #expect(layer.style.backgroundColor == SceneColor(red: 1, green: 0, blue: 0))
    #expect(layer.style.cornerRadius == 3 && layer.style.clipsToBounds && layer.opacity == 0.5)
  }
}
