import Testing
import UIKit

@MainActor
struct EditingTests {
  private final class Editor: UIViewController {
    var calls: [String] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      calls.append("\(editing) \(animated) \(isEditing)")
    }
  }

  @Test(.rule("R225")) func `Setting the flag goes through the method, and super changes the flag`() {
    let editor = Editor()
    #expect(!editor.isEditing)
    editor.isEditing = true
    editor.setEditing(false, animated: true)
    #expect(editor.calls == ["true false true", "false true false"])
  }

  @Test(.rule("R054")) func `A controller that was not presented is not being presented`() async throws {
    final class Child: UIViewController {
      var flags: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        flags += [isBeingPresented, isBeingDismissed]
      }
    }
    let stage = try await Stage.open()
    let child = Child()
    _ = await stage.show(child)
    await stage.turn()
    #expect(child.flags == [false, false])
  }
}
