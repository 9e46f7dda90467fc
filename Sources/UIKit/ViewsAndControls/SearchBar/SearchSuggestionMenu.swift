/// The suggestions of a search field, in a menu below the field.
///
/// The menu is in front of the content of the window, and does not extend below the keyboard.
@MainActor
final class SearchSuggestionMenu: UIView {
  private static let spacing: CGFloat = 8
  private static let minimumWidth: CGFloat = 200
  private static let radius: CGFloat = 12

  private weak var field: UISearchTextField?
  private let list: SearchSuggestionList
  private var keyboardObservation: NotificationObservation?

  init(of field: UISearchTextField) {
    self.field = field
    list = SearchSuggestionList { [weak field] in field?.suggestionWasChosen($0) }
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    list.layer.cornerRadius = Self.radius
    list.clipsToBounds = true
    list.hasLastSeparator = false
    // The field has the menu only while it is edited.
    list.keyboardDismissMode = .none
    list.contentInsetAdjustmentBehavior = .never
    addSubview(list)
    keyboardObservation = NotificationObservation(UIResponder.keyboardWillChangeFrameNotification) { [weak self] in
      self?.place()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Shows suggestions in a window.
  func show(_ suggestions: [any UISearchSuggestion], in window: UIWindow) {
    list.suggestions = suggestions
    if superview !== window { window.addSubview(self) }
    place()
  }

  /// Places the menu below the field.
  func place() {
    guard let field, let superview, field.window === superview else { return }
    let room = superview.bounds.inset(by: superview.safeAreaInsets)
    let rect = field.convert(field.bounds, to: superview)
    let width = min(max(rect.width, Self.minimumWidth), room.width)
    let x = min(max(field.isLaidOutRightToLeft ? rect.maxX - width : rect.minX, room.minX), room.maxX - width)
    let top = rect.maxY + Self.spacing
    let bottom = min(room.maxY, superview.bounds.maxY - superview.keyboardOverlap) - Self.spacing
    // The height of the rows depends on the width.
    list.frame = CGRect(x: 0, y: 0, width: width, height: max(bottom - top, 0))
    list.layoutIfNeeded()
    frame = CGRect(x: x, y: top, width: width, height: max(min(list.contentSize.height, bottom - top), 0))
    layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    list.frame = bounds
  }
}
