#if canImport(Simulator)
  import Testing
  import UIKit

  /// Taps on fields in a view that recognizes taps itself, for example to end editing.
  @MainActor
  struct FieldTapTests {
    private final class Form: UIViewController {
      let fields = [UITextField(), UITextField()]
      let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 390, height: 56))
      private(set) var taps = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        for (index, field) in fields.enumerated() {
          field.frame = CGRect(x: 20, y: 140 + 60 * index, width: 300, height: 40)
          view.addSubview(field)
        }
        view.addSubview(bar)
        view.addGestureRecognizer(
          UITapGestureRecognizer(_runtimeHandler: { [unowned self] _ in
            taps += 1
            view.endEditing(true)
          }))
      }
    }

    @Test(.rule("R2063"))
    func `A tap on a field or a search bar begins editing, and is no tap on the view around it`() async throws {
      let stage = try await Stage.open()
      let form = Form()
      await stage.show(form)
      try await stage.tap(at: form.fields[0].center)
      await stage.settle()
      #expect(form.fields[0].isFirstResponder)
      try await stage.tap(at: form.fields[1].center)
      await stage.settle()
      #expect(form.fields[1].isFirstResponder)
      // A tap in the text moves the caret.
      try await stage.tap(at: form.fields[1].center)
      await stage.settle()
      #expect(form.fields[1].isFirstResponder)
      try await stage.tap(at: form.bar.center)
      await stage.settle()
      #expect(form.bar.isFirstResponder && form.taps == 0)
      try await stage.tap(at: CGPoint(x: 200, y: 400))
      await stage.settle()
      #expect(!form.bar.isFirstResponder && form.taps == 1)
    }

    @Test(.rule("R2063"))
    func `A tap on a field that is not enabled is a tap on the view around it`() async throws {
      let stage = try await Stage.open()
      let form = Form()
      await stage.show(form)
      form.fields[0].isEnabled = false
      try await stage.tap(at: form.fields[0].center)
      await stage.settle()
      #expect(!form.fields[0].isFirstResponder && form.taps == 1)
    }
  }
#endif
