import Testing
import UIKit

/// Sheets at a small detent, and the keyboard.
@MainActor
struct SheetKeyboardTests {
  @MainActor
  private final class World: NSObject, UISheetPresentationControllerDelegate {
    let stage: Stage
    let root = UIViewController()
    let content = UIViewController()
    let field = UITextField()
    private(set) var changes = 0
    private var keyboardTop = CGFloat.infinity

    private init(_ stage: Stage) {
      self.stage = stage
      super.init()
    }

    /// Presents a sheet with a text field at its upper edge.
    static func open(_ detents: [UISheetPresentationController.Detent]) async throws -> World {
      let world = World(try await Stage.open())
      await world.stage.show(world.root)
      world.field.frame = CGRect(x: 20, y: 30, width: 200, height: 34)
      world.content.view.addSubview(world.field)
      let sheet = try #require(world.content.sheetPresentationController)
      sheet.detents = detents
      sheet.delegate = world
      world.root.present(world.content, animated: false, completion: nil)
      await world.stage.settle()
      return world
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      changes += 1
    }

    /// The frame of a view in the window.
    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// Makes the field the first responder, and returns the upper edge of the keyboard.
    func edit() async -> CGFloat {
      let key = UIResponder.keyboardFrameEndUserInfoKey
      let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] notification in
        let frame = notification.userInfo?[key] as? NSValue
        let top = frame?.cgRectValue.minY ?? .infinity
        MainActor.assumeIsolated { self?.keyboardTop = top }
      }
      field.becomeFirstResponder()
      await stage.settle()
      NotificationCenter.default.removeObserver(observer)
      return keyboardTop
    }

    func close() async {
      root.dismiss(animated: false, completion: nil)
      await stage.settle()
    }
  }

  private static let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) { _ in 120 }

  @Test(.rule("R2030"))
  func `A sheet whose first responder would be covered is at its largest detent while there is a keyboard`()
    async throws
  {
    let world = try await World.open([Self.small, .large()])
    let before = world.frame(of: world.content.view)
    let top = await world.edit()
    #expect(world.frame(of: world.content.view).minY < before.minY - 300)
    #expect(world.frame(of: world.field).maxY <= top)
    #expect(world.content.sheetPresentationController?.selectedDetentIdentifier == nil)
    #expect(world.changes == 0)
    world.field.resignFirstResponder()
    await world.stage.settle()
    #expect(world.frame(of: world.content.view) == before)
    await world.close()
  }

  @Test(.rule("R2031"))
  func `A sheet with one small detent is above the keyboard`() async throws {
    let world = try await World.open([Self.small])
    let before = world.frame(of: world.content.view)
    let top = await world.edit()
    #expect(world.frame(of: world.field).maxY <= top)
    #expect(world.frame(of: world.content.view).minY == top - 120)
    world.field.resignFirstResponder()
    await world.stage.settle()
    #expect(world.frame(of: world.content.view) == before)
    await world.close()
  }
}
