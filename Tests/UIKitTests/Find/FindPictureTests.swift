import DisplayScene
import Simulator
import Testing
@testable import UIKit

/// What the screen shows while text is found.
@MainActor
struct FindPictureTests {
  @Test func `Results are marked behind the text, the highlighted one more strongly`() async throws {
    let stage = try await FindPanelStage()
    await stage.present()
    #expect(fills(of: stage.view).isEmpty)
    try await stage.simulator.type("one")
    await stage.simulator.settle()
    let marks = fills(of: stage.view)
    #expect(marks.map { ($0.alpha * 10).rounded() } == [8, 3])
    #expect(marks.allSatisfy { $0.blue < $0.red && $0.blue < $0.green })
  }

  @Test func `The panel shows the text, the number of results, and its buttons`() async throws {
    let stage = try await FindPanelStage()
    await stage.present(showingReplace: true)
    try await stage.simulator.type("one")
    await stage.simulator.settle()
    let picture = stage.simulator.svgSnapshot()
    for text in ["1 of 2", "Done", "Replace", "All"] { #expect(picture.contains(text)) }
    let panel = try stage.panel()
    #expect(panel.doneButton.frame.maxX <= panel.optionsButton.frame.minX)
    #expect(panel.searchField.frame.maxX <= panel.previousButton.frame.minX)
    #expect(panel.searchField.frame.width > 120 && panel.nextButton.frame.maxX <= panel.bounds.width)
    #expect(panel.replacementField.frame.minY >= panel.searchField.frame.maxY)
  }

  /// The colors of the areas that a text view shows.
  private func fills(of view: UITextView) -> [SceneColor] {
    view.canvas.sceneContent().compactMap { content in
      if case .shape(let shape) = content { shape.fill } else { nil }
    }
  }
}
