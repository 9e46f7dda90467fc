// The states that UIKit's own view controllers and views save.
extension UIViewController {
  /// Encodes references to the children of a container of UIKit.
  func encodeBuiltInState(with coder: NSCoder) {
    switch self {
    case let navigation as UINavigationController:
      coder.encode(navigation.viewControllers as Any?, forKey: StateKey.viewControllers)
    case let tabs as UITabBarController:
      coder.encode(tabs.viewControllers as Any?, forKey: StateKey.viewControllers)
      coder.encode(tabs.selectedViewController as Any?, forKey: StateKey.selection)
    case let split as UISplitViewController:
      coder.encode(split.viewControllers as Any?, forKey: StateKey.viewControllers)
    default: break
    }
  }

  /// Restores the stack of a navigation controller, or the selection of a tab bar controller.
  func decodeBuiltInState(with coder: NSCoder) {
    switch self {
    case let navigation as UINavigationController:
      guard let stack = coder.decodeObject(forKey: StateKey.viewControllers) as? [UIViewController], !stack.isEmpty,
        !stack.elementsEqual(navigation.viewControllers, by: ===)
      else { return }
      navigation.setViewControllers(stack, animated: false)
    case let tabs as UITabBarController:
      guard let selection = coder.decodeObject(forKey: StateKey.selection) as? UIViewController,
        tabs.viewControllers?.contains(selection) == true
      else { return }
      tabs.selectedViewController = selection
    default: break
    }
  }
}

extension UIView {
  /// Encodes the scroll position, the selection, or the selected text of a view of UIKit.
  func encodeBuiltInState(with coder: NSCoder) {
    switch self {
    case let table as UITableView: ListState(of: table).encode(coder)
    case let collection as UICollectionView:
      ListState(of: collection).encode(coder)
      collection.encodeScrolling(coder)
    case let text as UITextView:
      coder.encode([text.selectedRange.location, text.selectedRange.length] as Any?, forKey: StateKey.selection)
      coder.encode(text.isEditable, forKey: StateKey.isEditable)
      text.encodeScrolling(coder)
    case let scroll as UIScrollView: scroll.encodeScrolling(coder)
    case let field as UITextField:
      guard let range = field.selectedTextRange else { return }
      let start = field.offset(from: field.beginningOfDocument, to: range.start)
      let length = field.offset(from: range.start, to: range.end)
      coder.encode([start, length] as Any?, forKey: StateKey.selection)
    default: break
    }
  }

  /// Restores what ``encodeBuiltInState(with:)`` has encoded.
  ///
  /// Positions are restored after the next layout.
  func decodeBuiltInState(with coder: NSCoder) {
    switch self {
    case let table as UITableView:
      let state = ListState(coder)
      RestoredLayouts.shared.add(table) { [weak table] in table.map { state.apply(to: $0) } }
    case let collection as UICollectionView:
      let state = ListState(coder)
      collection.decodeScrolling(coder)
      RestoredLayouts.shared.add(collection) { [weak collection] in collection.map { state.apply(to: $0) } }
    case let text as UITextView:
      if coder.containsValue(forKey: StateKey.isEditable) {
        text.isEditable = coder.decodeBool(forKey: StateKey.isEditable)
      }
      if let range = coder.decodeObject(forKey: StateKey.selection) as? [Int], range.count == 2 {
        let whole = text.text.utf16.count
        let location = min(max(range[0], 0), whole)
        text.selectedRange = NSRange(location: location, length: min(max(range[1], 0), whole - location))
      }
      text.decodeScrolling(coder)
    case let scroll as UIScrollView: scroll.decodeScrolling(coder)
    case let field as UITextField:
      guard let range = coder.decodeObject(forKey: StateKey.selection) as? [Int], range.count == 2,
        let start = field.position(from: field.beginningOfDocument, offset: range[0]),
        let end = field.position(from: start, offset: range[1])
      else { return }
      field.selectedTextRange = field.textRange(from: start, to: end)
    default: break
    }
  }
}

extension UIScrollView {
  fileprivate func encodeScrolling(_ coder: NSCoder) {
    coder.encode(contentOffset, forKey: StateKey.offset)
    coder.encode(contentInset, forKey: StateKey.inset)
    coder.encode(Double(zoomScale), forKey: StateKey.zoom)
  }

  fileprivate func decodeScrolling(_ coder: NSCoder) {
    guard coder.containsValue(forKey: StateKey.offset) else { return }
    let offset = coder.decodeCGPoint(forKey: StateKey.offset)
    let zoom = CGFloat(coder.decodeDouble(forKey: StateKey.zoom))
    contentInset = coder.decodeUIEdgeInsets(forKey: StateKey.inset)
    RestoredLayouts.shared.add(self) { [weak self] in
      guard let self else { return }
      if zoom > 0, zoom != zoomScale { setZoomScale(zoom, animated: false) }
      setContentOffset(clamped(offset), animated: false)
    }
  }
}

/// The keys of the values that UIKit's own classes encode.
enum StateKey {
  static let viewControllers = "UIKit.viewControllers"
  static let selection = "UIKit.selection"
  static let offset = "UIKit.contentOffset"
  static let inset = "UIKit.contentInset"
  static let zoom = "UIKit.zoomScale"
  static let isEditable = "UIKit.isEditable"
  static let firstElement = "UIKit.firstElement"
  static let distance = "UIKit.distance"
  static let identifiers = "UIKit.identifiers"
}
