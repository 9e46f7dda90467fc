import Simulator
import Testing
import UIKit

@testable import Sketch

/// The drawing board, used as a person would.
@MainActor
struct SketchTests {
  private func launch(_ device: Device = .iPhone15) async throws -> (Simulator, BoardViewController, BoardView) {
    let simulator = await Simulator.boot(device)
    simulator.launch(Sketch.AppDelegate.self)
    await simulator.settle()
    let window = try #require(simulator.scene.windows.first)
    let stack = try #require(window.rootViewController as? UINavigationController)
    let controller = try #require(stack.topViewController as? BoardViewController)
    return (simulator, controller, try #require(controller.view.subviews.first as? BoardView))
  }

  private func draw(_ simulator: Simulator, y: CGFloat) async throws {
    try await simulator.drag(from: CGPoint(x: 80, y: y), to: CGPoint(x: 300, y: y + 40), over: .milliseconds(200))
    await simulator.settle()
  }

  @Test func `A movement of a finger is a stroke`() async throws {
    let (simulator, _, board) = try await launch()
    try await draw(simulator, y: 300)
    #expect(board.strokes.count == 1)
    let stroke = try #require(board.strokes.first)
    #expect(stroke.points.first == CGPoint(x: 80, y: 300))
    #expect(stroke.points.last == CGPoint(x: 300, y: 340))
    #expect(stroke.points.count > 5)
    #expect(board.accessibilityValue == "1 stroke")
  }

  @Test func `A tap is a dot`() async throws {
    let (simulator, _, board) = try await launch()
    try await simulator.tap(at: CGPoint(x: 200, y: 400))
    await simulator.settle()
    #expect(board.strokes.map(\.points) == [[CGPoint(x: 200, y: 400)]])
  }

  @Test func `Strokes are undone and redone, one by one`() async throws {
    let (simulator, _, board) = try await launch()
    try await draw(simulator, y: 200)
    try await draw(simulator, y: 300)
    #expect(board.strokes.count == 2)
    for count in [1, 0] {
      try await simulator.tap("Undo Stroke")
      await simulator.settle()
      #expect(board.strokes.count == count)
    }
    for count in [1, 2] {
      try await simulator.tap("Redo Stroke")
      await simulator.settle()
      #expect(board.strokes.count == count)
    }
    try await simulator.tap("Undo Stroke")
    try await draw(simulator, y: 400)
    #expect(board.strokes.count == 2)
    #expect(board.undoManager?.canRedo == false)
  }

  @Test func `Clearing can be undone`() async throws {
    let (simulator, _, board) = try await launch()
    try await draw(simulator, y: 300)
    try await simulator.tap("More")
    await simulator.settle()
    try await simulator.tap("Clear")
    await simulator.settle()
    #expect(board.strokes.isEmpty)
    try await simulator.tap("Undo Clear")
    await simulator.settle()
    #expect(board.strokes.count == 1)
  }

  @Test func `The palette is a popover at its button, on iPhone too`() async throws {
    for device in [Device.iPhone15, .iPadPro11] {
      let (simulator, controller, board) = try await launch(device)
      try await simulator.tap("Brush")
      await simulator.settle()
      let palette = try #require(controller.presentedViewController as? PaletteViewController)
      #expect(palette.view.bounds.width >= 288 && palette.view.bounds.width < 330)
      try await simulator.tap("Blue")
      await simulator.settle()
      #expect(board.brush.color == .blue)
      // A touch outside of a popover dismisses it, and draws nothing.
      try await simulator.tap(at: CGPoint(x: 60, y: 600))
      await simulator.settle()
      #expect(controller.presentedViewController == nil)
      #expect(board.strokes.isEmpty)
      try await draw(simulator, y: 300)
      #expect(board.strokes.first?.brush.color == .blue)
    }
  }

  @Test func `The menu hides the grid, and shows it again`() async throws {
    let (simulator, _, board) = try await launch()
    for isShown in [false, true] {
      try await simulator.tap("More")
      await simulator.settle()
      try await simulator.tap("Grid")
      await simulator.settle()
      #expect(board.showsGrid == isShown)
    }
  }
}
