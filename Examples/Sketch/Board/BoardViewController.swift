import UIKit

/// A drawing board, with a palette in a popover, and changes that can be undone.
final class BoardViewController: UIViewController {
  private let board = BoardView()
  private lazy var undoItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Undo", image: UIImage(systemName: "arrow.uturn.backward")) { [weak self] _ in
      self?.undoManager?.undo()
    })
  private lazy var redoItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Redo", image: UIImage(systemName: "arrow.uturn.forward")) { [weak self] _ in
      self?.undoManager?.redo()
    })
  private lazy var paletteItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Brush", image: UIImage(systemName: "paintbrush")) { [weak self] _ in
      self?.showPalette()
    })
  private lazy var moreItem = UIBarButtonItem(
    title: "More", image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: []))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sketch"
    navigationItem.leftBarButtonItems = [undoItem, redoItem]
    navigationItem.rightBarButtonItems = [moreItem, paletteItem]
    board.frame = view.bounds
    board.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    board.onStroke = { [weak self] in self?.add($0) }
    view.addSubview(board)
    update()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Command-Z on a hardware keyboard is sent to the first responder.
    becomeFirstResponder()
    update()
  }

  override var canBecomeFirstResponder: Bool { true }

  // MARK: - Changing the Drawing

  private func add(_ stroke: Stroke) { change(to: board.strokes + [stroke], "Stroke") }

  /// Replaces the strokes, and registers the opposite change.
  ///
  /// Undoing and redoing call this method, too.
  private func change(to strokes: [Stroke], _ actionName: String) {
    let previous = board.strokes
    undoManager?.registerUndo(withTarget: self) { $0.change(to: previous, actionName) }
    undoManager?.setActionName(actionName)
    board.strokes = strokes
    update()
  }

  private func update() {
    undoItem.isEnabled = undoManager?.canUndo == true
    redoItem.isEnabled = undoManager?.canRedo == true
    undoItem.accessibilityLabel = undoManager?.undoMenuItemTitle
    redoItem.accessibilityLabel = undoManager?.redoMenuItemTitle
    moreItem.menu = moreMenu
  }

  // MARK: - The Palette and the Menu

  private func showPalette() {
    let palette = PaletteViewController(brush: board.brush)
    palette.onChange = { [weak self] in self?.board.brush = $0 }
    palette.modalPresentationStyle = .popover
    palette.popoverPresentationController?.barButtonItem = paletteItem
    palette.popoverPresentationController?.delegate = self
    present(palette, animated: true)
  }

  private var moreMenu: UIMenu {
    UIMenu(children: [
      UIAction(title: "Grid", image: UIImage(systemName: "grid"), state: board.showsGrid ? .on : .off) {
        [weak self] _ in
        self?.board.showsGrid.toggle()
        self?.update()
      },
      UIMenu(
        options: .displayInline,
        children: [
          UIAction(
            title: "Clear", image: UIImage(systemName: "trash"),
            attributes: board.strokes.isEmpty ? [.destructive, .disabled] : .destructive
          ) { [weak self] _ in self?.change(to: [], "Clear") }
        ]),
    ])
  }
}

extension BoardViewController: UIPopoverPresentationControllerDelegate {
  // The palette is small enough to be a popover on iPhone, too.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
