import Testing
import UIKit

/// Methods of UIKit's classes as actions.
@MainActor
struct SystemActionTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var count = 1

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private let root = UIViewController()
  private let control = UIControl()

  private func send(_ action: Selector, to target: Any?) {
    control.addTarget(target, action: action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
  }

  private func editedField() -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    root.view.addSubview(field)
    root.view.addSubview(control)
    field.becomeFirstResponder()
    return field
  }

  @Test(.rule("R2043"))
  func `A view ends editing as an action`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    let field = editedField()
    #expect(field.isFirstResponder)
    send(SystemSelectors.endEditing, to: root.view)
    #expect(!field.isFirstResponder)
  }

  @Test(.rule("R2043"))
  func `The sender of an action that ends editing is a value that forces it`() async throws {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let stage = try await Stage.open()
    await stage.show(root)
    let (field, delegate) = (editedField(), Stubborn())
    field.delegate = delegate
    #expect(!root.view.endEditing(false) && field.isFirstResponder)
    send(SystemSelectors.endEditing, to: root.view)
    #expect(!field.isFirstResponder)
  }

  @Test(.rule("R2043"))
  func `The first responder resigns with an action that has no target`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    let field = editedField()
    #expect(UIApplication.shared.sendAction(SystemSelectors.resignFirstResponder, to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
  }

  @Test(.rule("R2043"))
  func `A table reloads its data as an action, and when a notification is posted`() {
    let (rows, table) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)))
    table.dataSource = rows
    #expect(table.numberOfRows(inSection: 0) == 1)
    rows.count = 2
    send(SystemSelectors.reloadData, to: table)
    #expect(table.numberOfRows(inSection: 0) == 2)
    let name = Notification.Name("SystemActionTests")
    NotificationCenter.default.addObserver(table, selector: SystemSelectors.reloadData, name: name, object: nil)
    rows.count = 3
    NotificationCenter.default.post(name: name, object: nil)
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test(.rule("R2043"))
  func `An activity indicator stops as an action`() {
    let indicator = UIActivityIndicatorView()
    indicator.startAnimating()
    send(SystemSelectors.stopAnimating, to: indicator)
    #expect(!indicator.isAnimating)
  }

  @Test(.rule("R2043"))
  func `A navigation controller pops its top view controller as an action`() async throws {
    let stage = try await Stage.open()
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(UIViewController(), animated: false)
    await stage.show(navigation)
    send(SystemSelectors.popViewController, to: navigation)
    await stage.settle()
    #expect(navigation.viewControllers == [root])
  }
}
