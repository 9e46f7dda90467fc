/// A list in which the user can select several rows or items with a pan of two fingers.
@MainActor
protocol MultipleSelectionList: UIScrollView {
  /// Returns the row or item at a point of the content.
  func element(at point: CGPoint) -> IndexPath?
  /// Returns the rows or items from one to another, in any order.
  func elements(from first: IndexPath, to last: IndexPath) -> [IndexPath]
  /// Returns whether the app permits an interaction that begins at a row or item.
  func shouldBeginMultipleSelection(at element: IndexPath) -> Bool
  func didBeginMultipleSelection(at element: IndexPath)
  func didEndMultipleSelection()
  func isSelected(_ element: IndexPath) -> Bool
  /// Selects or deselects a row or item, as a tap does.
  func toggleSelection(of element: IndexPath)
}

/// The interaction that selects the rows or items between the beginning and the present location of a pan.
///
/// If the first one is already selected, the others are deselected.
@MainActor
final class ListMultipleSelection: NSObject, UIGestureRecognizerDelegate {
  private let pan = MultipleSelectionPan()
  private var start: IndexPath?
  private var end: IndexPath?
  private var selects = true
  /// The rows or items whose selection the interaction has changed.
  private var changed: Set<IndexPath> = []
  private var isRunning = false

  private var list: (any MultipleSelectionList)? { pan.view as? any MultipleSelectionList }

  init(of list: any MultipleSelectionList) {
    super.init()
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    pan.delegate = self
    pan.add { [weak self] recognizer in self?.panDidChange(recognizer) }
    pan.onReset = { [weak self] in self?.finish() }
    list.addGestureRecognizer(pan)
  }

  /// Returns whether the interaction takes precedence over scrolling.
  ///
  /// Called when scrolling is about to begin.
  func takesPrecedence(over other: UIPanGestureRecognizer) -> Bool {
    other.numberOfTouches == 2 && prepare(at: other.location(in: list))
  }

  private func prepare(at point: CGPoint) -> Bool {
    guard start == nil else { return true }
    guard let list, let element = list.element(at: point), list.shouldBeginMultipleSelection(at: element) else {
      return false
    }
    start = element
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    prepare(at: gestureRecognizer.location(in: list))
  }

  private func panDidChange(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began: begin()
    case .changed: update(to: recognizer.location(in: list))
    default: finish()
    }
  }

  private func begin() {
    guard let list, let start else { return }
    isRunning = true
    selects = !list.isSelected(start)
    list.didBeginMultipleSelection(at: start)
    extend(to: start)
  }

  private func update(to point: CGPoint) {
    guard isRunning, let element = list?.element(at: point), element != end else { return }
    extend(to: element)
  }

  /// Changes the selection of what is between the start and a row or item, and restores that of the rest.
  private func extend(to element: IndexPath) {
    guard let list, let start else { return }
    end = element
    let range = list.elements(from: start, to: element)
    for element in changed.subtracting(range).sorted() {
      changed.remove(element)
      if list.isSelected(element) == selects { list.toggleSelection(of: element) }
    }
    for element in range where list.isSelected(element) != selects && !changed.contains(element) {
      changed.insert(element)
      list.toggleSelection(of: element)
    }
  }

  private func finish() {
    let wasRunning = isRunning
    (start, end, changed, isRunning) = (nil, nil, [], false)
    if wasRunning { list?.didEndMultipleSelection() }
  }
}

/// The pan of a multiple selection, which reports that it can begin again.
private final class MultipleSelectionPan: UIPanGestureRecognizer {
  var onReset: (() -> Void)?

  override func reset() {
    super.reset()
    onReset?()
  }
}
