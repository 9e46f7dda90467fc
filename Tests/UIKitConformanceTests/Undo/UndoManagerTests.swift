import Testing
import UIKit

/// The operations that an undo manager records and performs.
@MainActor
struct UndoManagerTests {
  /// A value that registers how each change is reverted.
  @MainActor
  private final class Counter {
    let manager: UndoManager
    var value = 0

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: Int, name: String = "") {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      if !name.isEmpty { manager.setActionName(name) }
      value = new
    }

    /// Sets the value as an action of its own.
    func act(_ new: Int, name: String = "") {
      manager.beginUndoGrouping()
      set(new, name: name)
      manager.endUndoGrouping()
    }
  }

  private func explicit() -> UndoManager {
    let manager = UndoManager()
    manager.groupsByEvent = false
    return manager
  }

  // MARK: - Undo and Redo

  @Test(.rule("R850"))
  func `Undo performs the registered operations, and redo those that the undo registers`() {
    let counter = Counter(explicit())
    #expect(!counter.manager.canUndo && !counter.manager.canRedo)
    counter.act(1)
    counter.act(2)
    counter.manager.undo()
    #expect(counter.value == 1)
    #expect(counter.manager.canUndo && counter.manager.canRedo)
    counter.manager.redo()
    #expect(counter.value == 2)
    counter.manager.undo()
    counter.manager.undo()
    #expect(counter.value == 0)
    #expect(!counter.manager.canUndo && counter.manager.canRedo)
  }

  @Test(.rule("R850"))
  func `The operations of a group are performed in reverse order`() {
    let manager = explicit()
    var order: [Int] = []
    manager.beginUndoGrouping()
    for number in 1...3 { manager.registerUndo(withTarget: manager) { _ in order.append(number) } }
    manager.endUndoGrouping()
    manager.undo()
    #expect(order == [3, 2, 1])
  }

  @Test(.rule("R851"))
  func `A new operation removes the operations that can be redone`() {
    let counter = Counter(explicit())
    counter.act(1)
    counter.manager.undo()
    counter.act(5)
    #expect(!counter.manager.canRedo)
    counter.manager.redo()
    #expect(counter.value == 5)
  }

  @Test(.rule("R852"))
  func `The manager reports that it is undoing or redoing`() {
    let manager = explicit()
    var states: [String] = []
    func note() {
      states.append("\(manager.isUndoing) \(manager.isRedoing)")
      manager.registerUndo(withTarget: manager) { _ in note() }
    }
    manager.beginUndoGrouping()
    note()
    manager.endUndoGrouping()
    manager.undo()
    manager.redo()
    #expect(states == ["false false", "true false", "false true"])
  }

  @Test(.rule("R853"))
  func `The target is not retained`() {
    let manager = explicit()
    var counter: Counter? = Counter(manager)
    weak let released = counter
    counter?.act(1)
    counter = nil
    #expect(released == nil)
    manager.removeAllActions()
  }

  // MARK: - Groups

  @Test(.rule("R854"))
  func `The operations of an event are one group`() async throws {
    let stage = try await Stage.open()
    let counter = Counter(UndoManager())
    counter.set(1)
    counter.set(2)
    #expect(counter.manager.groupingLevel == 1)
    await stage.turn()
    #expect(counter.manager.groupingLevel == 0)
    counter.set(3)
    await stage.turn()
    counter.manager.undo()
    #expect(counter.value == 2)
    counter.manager.undo()
    #expect(counter.value == 0)
  }

  @Test(.rule("R854"))
  func `Undo closes the group of the event`() async throws {
    let stage = try await Stage.open()
    let counter = Counter(UndoManager())
    counter.set(1)
    counter.manager.undo()
    #expect(counter.value == 0)
    #expect(counter.manager.groupingLevel == 0)
    await stage.turn()
    #expect(counter.manager.canRedo)
  }

  @Test(.rule("R855"))
  func `A nested group is undone with the group around it`() {
    let counter = Counter(explicit())
    counter.manager.beginUndoGrouping()
    counter.set(1)
    counter.manager.beginUndoGrouping()
    #expect(counter.manager.groupingLevel == 2)
    counter.set(2)
    counter.manager.endUndoGrouping()
    counter.set(3)
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    #expect(counter.value == 0)
    counter.manager.redo()
    #expect(counter.value == 3)
  }

  @Test(.rule("R855"))
  func `A nested group can be undone while the group around it is open`() {
    let counter = Counter(explicit())
    counter.manager.beginUndoGrouping()
    counter.set(1)
    counter.act(2)
    counter.manager.undoNestedGroup()
    #expect(counter.value == 1)
    #expect(counter.manager.groupingLevel == 1)
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    #expect(counter.value == 0)
  }

  @Test(.rule("R856"))
  func `The oldest groups are removed if there are more than the levels of undo`() {
    let counter = Counter(explicit())
    for value in 1...4 { counter.act(value) }
    counter.manager.levelsOfUndo = 3
    counter.act(5)
    while counter.manager.canUndo { counter.manager.undo() }
    #expect(counter.value == 2)
  }

  // MARK: - Disabling and Clearing

  @Test(.rule("R857"))
  func `Operations are not registered until each disabling is balanced`() {
    let counter = Counter(explicit())
    counter.manager.disableUndoRegistration()
    counter.manager.disableUndoRegistration()
    counter.manager.enableUndoRegistration()
    #expect(!counter.manager.isUndoRegistrationEnabled)
    counter.act(1)
    #expect(!counter.manager.canUndo)
    counter.manager.enableUndoRegistration()
    counter.act(2)
    #expect(counter.manager.canUndo)
  }

  @Test(.rule("R858"))
  func `Removing all actions clears both stacks and enables registration`() {
    let counter = Counter(explicit())
    counter.act(1)
    counter.act(2)
    counter.manager.undo()
    counter.manager.disableUndoRegistration()
    counter.manager.removeAllActions()
    #expect(!counter.manager.canUndo && !counter.manager.canRedo)
    #expect(counter.manager.isUndoRegistrationEnabled)
  }

  @Test(.rule("R858"))
  func `The actions of one target can be removed`() {
    let manager = explicit()
    let (one, other) = (Counter(manager), Counter(manager))
    manager.beginUndoGrouping()
    one.set(1)
    other.set(1)
    manager.endUndoGrouping()
    manager.removeAllActions(withTarget: one)
    manager.undo()
    #expect(one.value == 1)
    #expect(other.value == 0)
  }

  // MARK: - Names

  @Test(.rule("R859"))
  func `An action has a name, which remains when it is undone and redone`() {
    let counter = Counter(explicit())
    #expect(counter.manager.undoActionName.isEmpty)
    #expect(counter.manager.undoMenuItemTitle == "Undo")
    counter.act(1, name: "Count")
    #expect(counter.manager.undoActionName == "Count")
    #expect(counter.manager.undoMenuItemTitle == "Undo Count")
    #expect(counter.manager.redoActionName.isEmpty)
    counter.manager.undo()
    #expect(counter.manager.undoActionName.isEmpty)
    #expect(counter.manager.redoActionName == "Count")
    #expect(counter.manager.redoMenuItemTitle == "Redo Count")
    #expect(counter.manager.undoMenuTitle(forUndoActionName: "Move") == "Undo Move")
  }

  @Test(.rule("R860"))
  func `An action can be discardable`() {
    let counter = Counter(explicit())
    counter.act(1)
    #expect(!counter.manager.undoActionIsDiscardable)
    counter.manager.setActionIsDiscardable(true)
    #expect(counter.manager.undoActionIsDiscardable)
    counter.manager.undo()
    #expect(!counter.manager.undoActionIsDiscardable)
  }

  // MARK: - Notifications

  @Test(.rule("R861"))
  func `Notifications are posted around a group, an undo and a redo`() {
    let counter = Counter(explicit())
    let log = CallbackLog([])
    let names: [(NSNotification.Name, String)] = [
      (.NSUndoManagerDidOpenUndoGroup, "open"), (.NSUndoManagerWillCloseUndoGroup, "closing"),
      (.NSUndoManagerDidCloseUndoGroup, "closed"), (.NSUndoManagerWillUndoChange, "undoing"),
      (.NSUndoManagerDidUndoChange, "undone"), (.NSUndoManagerWillRedoChange, "redoing"),
      (.NSUndoManagerDidRedoChange, "redone"),
    ]
    let observers = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: counter.manager, queue: nil) { _ in
        MainActor.assumeIsolated { log.note("\(text) \(counter.value)") }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    counter.act(1)
    #expect(log.take() == ["open 0", "closing 1", "closed 1"])
    counter.manager.undo()
    #expect(log.take().filter { $0.contains("do") } == ["undoing 1", "undone 0"])
    counter.manager.redo()
    #expect(log.take().filter { $0.contains("do") } == ["redoing 0", "redone 1"])
  }

  // MARK: - Responders

  @Test(.rule("R862"))
  func `A window has an undo manager, which its responders share`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    let view = UIView()
    #expect(view.undoManager == nil)
    let window = await stage.show(root)
    root.view.addSubview(view)
    let manager = try #require(window.undoManager)
    #expect(view.undoManager === manager)
    #expect(root.undoManager === manager)
    #expect(stage.makeWindow().undoManager !== manager)
  }

  @Test(.rule("R862"))
  func `A responder can have an undo manager of its own`() async throws {
    @MainActor
    final class Canvas: UIView {
      let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let canvas = Canvas()
    let view = UIView()
    root.view.addSubview(canvas)
    canvas.addSubview(view)
    #expect(view.undoManager === canvas.own)
    #expect(root.undoManager !== canvas.own)
  }

  @Test(.rule("R863"))
  func `A text field has an undo manager of its own, which is cleared when the field resigns`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    let window = await stage.show(root)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    root.view.addSubview(field)
    field.becomeFirstResponder()
    let manager = try #require(field.undoManager)
    #expect(manager !== window.undoManager)
    field.insertText("a")
    #expect(manager.canUndo)
    field.resignFirstResponder()
    #expect(!manager.canUndo)
    #expect(field.text == "a")
    await stage.settle()
  }
}
