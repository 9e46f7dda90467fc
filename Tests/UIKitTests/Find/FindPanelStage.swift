import Simulator
import Testing
@testable import UIKit

/// A text view on a screen, in which the user finds text.
@MainActor
final class FindPanelStage {
  let simulator: Simulator
  let view = UITextView(frame: CGRect(x: 20, y: 60, width: 300, height: 120))
  let controller = UIViewController()
  let interaction: UIFindInteraction

  init(_ text: String = "one two One") async throws {
    simulator = await Simulator.boot(.iPhone15)
    view.isFindInteractionEnabled = true
    interaction = try #require(view.findInteraction)
    controller.view.addSubview(view)
    simulator.show(controller)
    view.text = text
    view.selectedRange = NSRange(location: 0, length: 0)
    simulator.commit()
  }

  func panel() throws -> FindNavigator { try #require(Keyboard.shared.navigator) }

  /// Shows the panel, and waits until it is in place.
  func present(showingReplace: Bool = false) async {
    interaction.presentFindNavigator(showingReplace: showingReplace)
    await simulator.settle()
  }

  func tap(_ view: UIView) async throws {
    try await simulator.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    await simulator.settle()
  }

  /// The number of the rectangles of results in the text, and of those of the highlighted one.
  var shownResults: [Int] {
    let rects = view.finding.visibleRects
    return [rects.count, rects.filter(\.isHighlighted).count]
  }
}
