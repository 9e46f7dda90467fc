// Only the simulator has touches.
#if canImport(Simulator)
  import Testing
  import UIKit

  /// The touches that animated views receive.
  @MainActor
  struct AnimatedTouchTests {
    private let button = UIButton(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

    private func open() async throws -> AnimationStage {
      let bench = try await AnimationStage()
      bench.view.addSubview(button)
      button.addAction(UIAction { [log = bench.log] _ in log.note("tap") }, for: .touchUpInside)
      await bench.stage.turn()
      return bench
    }

    @Test(.rule("R2022"), arguments: [false, true])
    func `The animated views and their subviews receive touches only if the block allows it`(
      isAllowed: Bool
    ) async throws {
      let bench = try await open()
      UIView.animate(withDuration: 1, delay: 0, options: isAllowed ? .allowUserInteraction : []) {
        bench.view.alpha = 0.5
      }
      await bench.stage.advance(by: 0.2)
      // A tap that no view receives is an error.
      _ = try? await bench.stage.tap(at: CGPoint(x: 50, y: 150))
      #expect(bench.log.take() == (isAllowed ? ["tap"] : []))
      await bench.stage.settle()
      try await bench.stage.tap(at: CGPoint(x: 50, y: 150))
      #expect(bench.log.take() == ["tap"])
    }

    @Test(.rule("R2022"))
    func `Other views receive touches meanwhile`() async throws {
      let bench = try await open()
      let other = UIView(frame: CGRect(x: 200, y: 400, width: 50, height: 50))
      bench.root.view.addSubview(other)
      UIView.animate(withDuration: 1) { other.alpha = 0.5 }
      await bench.stage.advance(by: 0.2)
      try await bench.stage.tap(at: CGPoint(x: 50, y: 150))
      #expect(bench.log.take() == ["tap"])
      await bench.stage.settle()
    }

    @Test(.rule("R2197"), arguments: [false, true])
    func `A touch over an animated view reaches what is behind it`(hasRecognizer: Bool) async throws {
      let bench = try await open()
      let front = UIView(frame: bench.root.view.bounds)
      bench.root.view.addSubview(front)
      if hasRecognizer {
        front.addGestureRecognizer(UITapGestureRecognizer())
      }
      UIView.animate(withDuration: 1) { front.alpha = 0.5 }
      await bench.stage.advance(by: 0.2)
      try await bench.stage.tap(at: CGPoint(x: 50, y: 150))
      #expect(bench.log.take() == ["tap"])
      await bench.stage.settle()
      try await bench.stage.tap(at: CGPoint(x: 50, y: 150))
      #expect(bench.log.take() == [])
    }

    @Test(.rule("R2021"))
    func `A button that an animator moves is tapped where it is on the screen`() async throws {
      let bench = try await open()
      let animator = bench.animator(1) { bench.view.center.x = 250 }
      animator.startAnimation()
      await bench.stage.advance(by: 0.5)
      try await bench.stage.tap(at: CGPoint(x: 250, y: 150))
      #expect(bench.log.take() == [])
      try await bench.stage.tap(at: CGPoint(x: 150, y: 150))
      #expect(bench.log.take() == ["tap"])
      await bench.stage.settle()
    }
  }
#endif
