// Foundation raises Objective-C exceptions here, which no test on Apple's platforms can survive; this runtime traps.
#if !canImport(Darwin)
  import Testing
  import UIKit

  @MainActor
  struct UndoMisuseTests {
    @Test(.rule("R864"))
    func `A group must be open to be closed`() async {
      await #expect(processExitsWith: .failure) { @MainActor in UndoManager().endUndoGrouping() }
    }

    @Test(.rule("R864"))
    func `A nested group must be closed before undo`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let manager = UndoManager()
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        manager.beginUndoGrouping()
        manager.undo()
      }
    }

    @Test(.rule("R864"))
    func `Without grouping by event, an operation needs an open group`() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let manager = UndoManager()
        manager.groupsByEvent = false
        manager.registerUndo(withTarget: manager) { _ in }
      }
    }
  }
#endif
