// Only the simulator has touches.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The keyboard that scrolling dismisses.
  @MainActor
  struct KeyboardDismissalTests {
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
    func `A drag that reaches the keyboard dismisses it, whatever the insets are`(
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

    @Test(.rule("R1556"), arguments: [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory])
    func `A drag dismisses the keyboard as soon as it begins`(mode: UIScrollView.KeyboardDismissMode) async throws {
      let simulator = await show(mode)
      try await simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 250), over: .milliseconds(300))
      await simulator.settle()
      #expect(!field.isFirstResponder && !simulator.isKeyboardShown)
    }
  }
#endif
