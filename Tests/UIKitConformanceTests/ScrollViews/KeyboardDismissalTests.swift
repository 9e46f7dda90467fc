// Only the simulator has touches.
#if canImport(Simulator)
  import Foundation
  import Simulator
  import Testing
  import UIKit

  /// The keyboard that scrolling dismisses.
  @MainActor
  struct KeyboardDismissalTests {
    @MainActor
    private final class Counter {
      var count = 0
    }

    private let scrollView = UIScrollView()
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))

    /// Shows the keyboard below a scroll view that ends at its top.
    private func show(_ mode: UIScrollView.KeyboardDismissMode) async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      root.view.addSubview(scrollView)
      scrollView.addSubview(field)
      simulator.show(root)
      field.becomeFirstResponder()
      await simulator.settle()
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.frame = CGRect(x: 0, y: 0, width: 393, height: simulator.keyboardFrame.minY)
      scrollView.contentSize = CGSize(width: 393, height: 3000)
      scrollView.keyboardDismissMode = mode
      await simulator.settle()
      #expect(simulator.isKeyboardShown && scrollView.contentInset == .zero)
      return simulator
    }

    @Test(.rule("R1555"), arguments: [UIScrollView.KeyboardDismissMode.interactive, .interactiveWithAccessory])
    func `A drag that ends below the top of the keyboard dismisses it, whatever the insets are`(
      mode: UIScrollView.KeyboardDismissMode
    ) async throws {
      let simulator = await show(mode)
      let top = simulator.keyboardFrame.minY
      try await simulator.drag(
        from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: top - 20), over: .milliseconds(300))
      await simulator.settle()
      #expect(field.isFirstResponder && simulator.isKeyboardShown)
      try await simulator.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 840), over: .milliseconds(300))
      await simulator.settle()
      #expect(!field.isFirstResponder && !simulator.isKeyboardShown)
    }

    /// Drags content from its middle to some heights, one for each frame, and ends the touch at the last one.
    private func drag(_ simulator: Simulator, through heights: [CGFloat], _ check: (CGFloat) -> Void) async throws {
      let finger = try simulator.touchDown(at: CGPoint(x: 200, y: 200))
      for y in heights {
        simulator.move(finger, to: CGPoint(x: 200, y: y))
        await simulator.advance(by: .milliseconds(16))
        check(y)
      }
      simulator.touchUp(finger, at: CGPoint(x: 200, y: heights.last ?? 200))
    }

    @Test(.rule("R2025"))
    func `With a padding, the keyboard follows a touch that has reached the area above it`() async throws {
      let simulator = await show(.interactive)
      let guide = try #require(scrollView.superview).keyboardLayoutGuide
      #expect(guide.keyboardDismissPadding == 0)
      let top = simulator.keyboardFrame.minY
      guide.keyboardDismissPadding = -30
      try await drag(simulator, through: [240, 400, top - 40]) { _ in #expect(simulator.keyboardFrame.minY == top) }
      guide.keyboardDismissPadding = 50
      try await drag(simulator, through: [240, 400, top - 60, top - 40, top - 10]) { y in
        #expect(abs(simulator.keyboardFrame.minY - max(y + 50, top)) < 0.5)
      }
      #expect(!field.isFirstResponder)
      await simulator.settle()
      #expect(!simulator.isKeyboardShown)
    }

    @Test(.rule("R1559"))
    func `The keyboard and its guide follow the touch, and return with it`() async throws {
      let simulator = await show(.interactive)
      let root = try #require(scrollView.superview)
      let guide = root.keyboardLayoutGuide
      let (top, height) = (simulator.keyboardFrame.minY, simulator.keyboardFrame.height)
      let hides = Counter()
      let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { hides.count += 1 } }
      defer { NotificationCenter.default.removeObserver(observer) }
      let down: [CGFloat] = [240, 400, top - 10, top + 60, top + 160]
      let up = Array(stride(from: top + 150, through: top + 20, by: -10))
      try await drag(simulator, through: down + up) { y in
        #expect(abs(simulator.keyboardFrame.minY - max(y, top)) < 0.5)
        #expect(abs(guide.layoutFrame.height - (root.bounds.maxY - max(y, top))) < 0.5)
        #expect(field.isFirstResponder && hides.count == 0)
      }
      await simulator.settle()
      #expect(simulator.isKeyboardShown && field.isFirstResponder && hides.count == 0)
      #expect(simulator.keyboardFrame == CGRect(x: 0, y: top, width: 393, height: height))
      #expect(guide.layoutFrame.height == height)
      try await drag(simulator, through: [240, 400, top - 10, top + 50, top + 120]) { _ in
        #expect(field.isFirstResponder && simulator.isKeyboardShown)
      }
      #expect(!field.isFirstResponder && hides.count == 1)
      await simulator.settle()
      #expect(!simulator.isKeyboardShown)
    }

    @Test(.rule("R1556"), arguments: [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory])
    func `A drag dismisses the keyboard as soon as it begins`(mode: UIScrollView.KeyboardDismissMode) async throws {
      let simulator = await show(mode)
      try await simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 250), over: .milliseconds(300))
      await simulator.settle()
      #expect(!field.isFirstResponder && !simulator.isKeyboardShown)
    }
  }
#endif
