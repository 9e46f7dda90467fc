#if canImport(Simulator)
  import Testing
  import UIKit

  /// The events of controls that interpret their touches themselves.
  @MainActor
  struct SilentTouchTests {
    private let log = CallbackLog.off()

    private func record(_ control: UIControl) {
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "up"), (.touchDragInside, "drag"),
        (.touchDragOutside, "drag"), (.touchCancel, "cancel"), (.valueChanged, "value"), (.editingDidBegin, "begin"),
        (.editingChanged, "changed"),
      ]
      for (event, text) in events { control.addAction(UIAction { [log] _ in log.note(text) }, for: event) }
    }

    private func show(_ control: UIControl) async throws -> Stage {
      let stage = try await Stage.open()
      let root = UIViewController()
      await stage.show(root)
      control.frame = CGRect(x: 100, y: 200, width: 200, height: 34)
      record(control)
      root.view.addSubview(control)
      await stage.turn()
      return stage
    }

    @Test(.rule("R2167"))
    func `A segmented control sends events for its values only`() async throws {
      let control = UISegmentedControl(items: ["one", "two"])
      let stage = try await show(control)
      try await stage.tap(at: CGPoint(x: 250, y: 217))
      await stage.settle()
      #expect(control.selectedSegmentIndex == 1)
      #expect(log.take() == ["value"])
      // The touch leaves the control.
      try await stage.drag(from: CGPoint(x: 150, y: 217), to: CGPoint(x: 150, y: 500))
      await stage.settle()
      #expect(log.take() == [])
    }

    @Test(.rule("R2168"))
    func `A tap that begins editing cancels the touch of the text field`() async throws {
      let field = UITextField()
      let stage = try await show(field)
      try await stage.tap(at: CGPoint(x: 150, y: 217))
      await stage.settle()
      #expect(field.isFirstResponder)
      let events = log.take()
      #expect(events.first == "down")
      #expect(events.contains("begin") && events.contains("cancel") && !events.contains("up"))
    }

    @Test(.rule("R2168"))
    func `A button in a text field receives its taps`() async throws {
      let field = UITextField()
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 34, height: 34))
      button.addAction(UIAction { [log] _ in log.note("button") }, for: .touchUpInside)
      field.rightView = button
      field.rightViewMode = .always
      let stage = try await show(field)
      try await stage.tap(at: CGPoint(x: 290, y: 217))
      await stage.settle()
      #expect(log.take() == ["button"] && !field.isFirstResponder)
    }

    @Test(.rule("R2169"))
    func `A field that clears its text when editing begins is empty before, and sends no event for it`() async throws {
      let field = UITextField()
      field.text = "old"
      field.clearsOnBeginEditing = true
      let stage = try await show(field)
      var textAtBeginning: String?
      field.addAction(UIAction { _ in textAtBeginning = field.text }, for: .editingDidBegin)
      field.becomeFirstResponder()
      await stage.settle()
      #expect(textAtBeginning == "")
      #expect(log.take() == ["begin"])
    }
  }
#endif
