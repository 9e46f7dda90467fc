/// The conditions under which items can be focused, apart from what the items decide.
@MainActor
enum FocusVisibility {
  /// Returns whether an item can be focused now.
  static func isFocusable(_ item: any UIFocusItem) -> Bool {
    item.canBecomeFocused && isAvailable(item) && visibleFrame(of: item) != nil && !isCovered(item)
  }

  /// Returns whether an item is in a visible window, and neither it nor a view that contains it is hidden or disabled.
  static func isAvailable(_ item: any UIFocusItem) -> Bool {
    guard let view = FocusHierarchy.view(item), let window = view.windowStorage, window.windowScene != nil,
      (item as? UIControl)?.isEnabled ?? true
    else { return false }
    var next: UIView? = view
    while let current = next {
      if current.isHidden || !current.isUserInteractionEnabled || current.alpha < 0.01 { return false }
      next = current.superviewStorage
    }
    return !isBelowPresentation(view, in: window)
  }

  /// Returns why an item cannot be focused now, in words; empty if it can be.
  static func obstacles(to item: any UIFocusItem) -> [String] {
    guard let view = FocusHierarchy.view(item), let window = view.windowStorage else {
      return ["It is not in a window."]
    }
    var obstacles: [String] = []
    if !item.canBecomeFocused { obstacles.append("canBecomeFocused is false.") }
    if (item as? UIControl)?.isEnabled == false { obstacles.append("It is a disabled control.") }
    var next: UIView? = view
    while let current = next {
      let subject = current === item ? "It" : "\(type(of: current)), which contains it,"
      if current.isHidden { obstacles.append("\(subject) is hidden.") }
      if current.alpha < 0.01 { obstacles.append("\(subject) is transparent.") }
      if !current.isUserInteractionEnabled { obstacles.append("\(subject) is disabled for interaction.") }
      next = current.superviewStorage
    }
    if isBelowPresentation(view, in: window) { obstacles.append("A view controller is presented over it.") }
    if visibleFrame(of: item) == nil { obstacles.append("No part of it is visible.") }
    if isCovered(item) { obstacles.append("An opaque view covers it.") }
    return obstacles
  }

  /// Returns whether a presentation that receives all touches covers a view.
  private static func isBelowPresentation(_ view: UIView, in window: UIWindow) -> Bool {
    for container in window.subviewStorage.reversed() {
      if view.isDescendant(of: container) { return false }
      if let container = container as? PresentationContainerView, isModal(container) { return true }
    }
    return false
  }

  private static func isModal(_ container: PresentationContainerView) -> Bool {
    guard let presentation = container.presentation, presentation.phase != .dismissing else { return false }
    return !presentation.controller.letsTouchesThrough
  }

  /// Returns the frame of an item in the coordinates of its window.
  static func frame(of item: any UIFocusItem) -> CGRect {
    if let view = item as? UIView { return view.convertRect(view.bounds, to: nil) }
    guard let view = FocusHierarchy.view(item), let window = view.windowStorage else { return .null }
    guard let space = item.parentFocusEnvironment?.focusItemContainer?.coordinateSpace else {
      return view.convertRect(item.frame, to: view.windowStorage)
    }
    return window.convert(item.frame, from: space)
  }

  /// Returns the part of an item that is visible, or can be scrolled into view; `nil` if there is none.
  private static func visibleFrame(of item: any UIFocusItem) -> CGRect? {
    var visible = frame(of: item)
    var next = item is UIView ? FocusHierarchy.view(item)?.superviewStorage : FocusHierarchy.view(item)
    while let current = next {
      if current.clipsToBounds || current is UIWindow {
        let area = current.convertRect(current.bounds, to: current.windowStorage)
        let part = visible.intersection(area)
        if part.isEmpty {
          guard current is UIScrollView else { return nil }
          visible = area
        } else {
          visible = part
        }
      }
      next = current.superviewStorage
    }
    return visible.isEmpty ? nil : visible
  }

  /// Returns whether a view in front of an item covers all of it.
  private static func isCovered(_ item: any UIFocusItem) -> Bool {
    guard var child = FocusHierarchy.view(item), let window = child.windowStorage else { return true }
    let frame = frame(of: item).intersection(window.bounds)
    guard !frame.isEmpty else { return false }
    while let parent = child.superviewStorage {
      let siblings = parent.subviewStorage
      if let index = siblings.firstIndex(where: { $0 === child }),
        siblings[(index + 1)...].contains(where: { covers($0, frame) })
      {
        return true
      }
      child = parent
    }
    return false
  }

  /// Returns whether a view, or a part of it, covers a rectangle of the window with opaque content.
  private static func covers(_ view: UIView, _ rect: CGRect) -> Bool {
    guard !view.isHidden, view.alpha > 0.99, view.isUserInteractionEnabled, !view.isTransparentFocusItem else {
      return false
    }
    if view.convertRect(view.bounds, to: view.windowStorage).contains(rect) {
      if view.layer.backgroundColor?.alpha == 1 { return true }
    } else if view.clipsToBounds {
      return false
    }
    return view.subviewStorage.contains { covers($0, rect) }
  }
}
