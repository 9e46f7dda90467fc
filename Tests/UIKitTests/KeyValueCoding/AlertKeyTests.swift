import Simulator
import Testing
@testable import UIKit

/// The keys of alerts and their actions.
@MainActor
struct AlertKeyTests {
  private func present(_ alert: UIAlertController, _ body: (AlertView) throws -> Void) async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    let window = UIWindow(windowScene: simulator.scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    await simulator.settle()
    root.present(alert, animated: false)
    await simulator.settle()
    try body(try #require(alert.view as? AlertView))
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
  }

  @Test func `The title and the message of an alert have attributes`() async throws {
    let alert = UIAlertController(title: "Plain", message: nil, preferredStyle: .alert)
    alert.setValue(
      NSAttributedString(string: "Title", attributes: [.foregroundColor: UIColor.red]), forKey: "attributedTitle")
    alert.setValue(
      NSAttributedString(string: "Message", attributes: [.font: UIFont.systemFont(ofSize: 25)]),
      forKey: "attributedMessage")
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    #expect((alert.value(forKey: "attributedTitle") as? NSAttributedString)?.string == "Title")
    try await present(alert) { view in
      let labels = labels(view)
      let title = try #require(labels.first { $0.text == "Title" })
      #expect(title.textColor == .red && title.textAlignment == .center && title.frame.height > 0)
      #expect(title.font.pointSize == 17, "the font is that of titles where there is no other")
      #expect(try #require(labels.first { $0.text == "Message" }).font.pointSize == 25)
    }
  }

  @Test func `The button of an action has a color, an image, an alignment and a checkmark`() async throws {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Star", style: .default)
    action.setValue(UIColor.red, forKey: "titleTextColor")
    action.setValue(UIImage(systemName: "star"), forKey: "image")
    action.setValue(NSTextAlignment.left.rawValue, forKey: "titleTextAlignment")
    action.setValue(true, forKey: "checked")
    alert.addAction(action)
    try await present(alert) { view in
      let label = try #require(labels(view).first { $0.text == "Star" })
      let images = try #require(label.superview?.subviews.compactMap { $0 as? UIImageView })
      #expect(label.textColor == .red && label.textAlignment == .left && images.count == 2)
      #expect(images[0].frame.maxX <= label.frame.minX && label.frame.maxX <= images[1].frame.minX)
      #expect(images.allSatisfy { $0.tintColor == .red && $0.frame.height > 5 })
    }
    let copy = try #require(action.copy() as? UIAlertAction)
    #expect(copy.value(forKey: "titleTextColor") as? UIColor == .red)
  }

  @Test func `An alert shows the view of a controller between the text and the buttons`() async throws {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 120)
    alert.setValue(content, forKey: "contentViewController")
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    #expect(content.parent === alert)
    try await present(alert) { view in
      let labels = labels(view)
      let (title, button) = (
        try #require(labels.first { $0.text == "Title" }), try #require(labels.first { $0.text == "OK" })
      )
      #expect(content.view.frame.size == CGSize(width: view.bounds.width, height: 120))
      #expect(content.view.frame.minY >= title.convert(title.bounds, to: content.view.superview).maxY)
      #expect(content.view.frame.maxY <= button.convert(button.bounds, to: content.view.superview).minY)
    }
    alert.setValue(nil, forKey: "contentViewController")
    #expect(content.parent == nil && content.view.superview == nil)
  }
}
