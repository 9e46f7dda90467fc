import UIKit

/// The names of methods of UIKit that apps use as actions.
enum SystemSelectors {
  #if canImport(ObjectiveC)
    static let endEditing = #selector(UIView.endEditing(_:))
    static let resignFirstResponder = #selector(UIResponder.resignFirstResponder)
    static let reloadData = #selector(UITableView.reloadData)
    static let stopAnimating = #selector(UIActivityIndicatorView.stopAnimating)
    static let popViewController = #selector(UINavigationController.popViewController(animated:))
    static let isHidden = #selector(getter: UIView.isHidden)
    static let setTintColor = #selector(setter: UIView.tintColor)
    static let setSeparatorInset = #selector(setter: UITableView.separatorInset)
  #else
    static let endEditing: Selector = "endEditing:"
    static let resignFirstResponder: Selector = "resignFirstResponder"
    static let reloadData: Selector = "reloadData"
    static let stopAnimating: Selector = "stopAnimating"
    static let popViewController: Selector = "popViewControllerAnimated:"
    static let isHidden: Selector = "isHidden"
    static let setTintColor: Selector = "setTintColor:"
    static let setSeparatorInset: Selector = "setSeparatorInset:"
  #endif
}
