import UIKit

/// A controller that takes whatever a file says of it.
final class FuzzController: UIViewController, UITableViewDataSource, UITableViewDelegate, _RuntimeInterfaceObject,
  _RuntimeActionTarget
{
  func _runtimeConnect(_ outlet: String, to object: Any) -> Bool { true }
  func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool { true }
  func _runtimeSetValue(_ value: Any?, forKeyPath keyPath: String) -> Bool { true }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "R") ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
