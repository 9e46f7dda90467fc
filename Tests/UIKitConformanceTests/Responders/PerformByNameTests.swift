import Testing
import UIKit

/// Methods of UIKit that are called by their names.
@MainActor
struct PerformByNameTests {
  private let root = UIViewController()

  @Test(.rule("R2253"))
  func `A field selects its text when the run loop performs that later`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.text = "Text"
    root.view.addSubview(field)
    field.becomeFirstResponder()
    field.perform(EditSelectors.selectAll, with: nil, afterDelay: 0)
    await stage.advance(by: 0.1)
    let range = try #require(field.selectedTextRange)
    #expect(field.offset(from: range.start, to: range.end) == 4)
  }

  @Test(.rule("R2253"))
  func `A method with an argument is performed immediately`() {
    let view = UIView()
    view.perform(SystemSelectors.setTintColor, with: UIColor.red)
    #expect(view.tintColor == .red)
    let table = UITableView()
    table.perform(SystemSelectors.reloadData)
  }

  @Test(.rule("R2253"))
  func `A view responds to its methods and to the accessors of its properties`() {
    let view = UIView()
    #expect(view.responds(to: SystemSelectors.endEditing) && view.responds(to: SystemSelectors.isHidden))
    #expect(view.responds(to: SystemSelectors.setTintColor))
    #expect(!view.responds(to: SystemSelectors.setSeparatorInset) && !view.responds(to: SystemSelectors.reloadData))
    let table = UITableView()
    #expect(table.responds(to: SystemSelectors.setSeparatorInset) && table.responds(to: SystemSelectors.reloadData))
  }

  @Test(.rule("R2253"))
  func `Delayed calls of a view are cancelled with it as the target`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    let view = UIView()
    root.view.addSubview(view)
    view.perform(SystemSelectors.setTintColor, with: UIColor.red, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: view)
    await stage.advance(by: 0.3)
    #expect(view.tintColor != .red)
  }

  @Test(.rule("R2272"))
  func `The main thread performs a method immediately if it waits, and later otherwise`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    let view = UIView()
    root.view.addSubview(view)
    view.performSelector(onMainThread: SystemSelectors.setTintColor, with: UIColor.red, waitUntilDone: true)
    #expect(view.tintColor == .red)
    view.performSelector(onMainThread: SystemSelectors.setTintColor, with: UIColor.green, waitUntilDone: false)
    #expect(view.tintColor == .red)
    await stage.advance(by: 0.1)
    #expect(view.tintColor == .green)
  }
}
