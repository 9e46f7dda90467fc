@_spi(Compatibility) public import Stateroom
public import UIKit

/// Tabs with one controller for each state, under the names of the package Reinstate.
///
/// The selected tab is the state, whether the user or the app selected it. New code uses Stateroom's
/// `StateTabBarController`.
open class StatefulTabBarController<State: Equatable>: _DrivenViewController {
  /// A state and the controller of its tab.
  public typealias Item = (State, UIViewController)

  /// The tab bar controller.
  ///
  /// The app can set its delegate and use it directly.
  public var childTabBarController: UITabBarController { tabs }
  private let tabs = ItemTabBarController()

  /// The states in the order of their tabs.
  public let allItems: [Item]

  private let container = ChildContainer()
  private var initialItem: Item
  private var isConfigured = false

  /// Creates a controller with tabs for states, one of which is selected.
  public init(allItems: [Item], initialItem: Item) {
    self.allItems = allItems
    self.initialItem = initialItem
    super.init(nibName: nil, bundle: nil)
    drive(by: container)
  }

  /// Not available: the states are required.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("\(Self.self) is made with init(allItems:initialItem:)")
  }

  // MARK: - The State

  /// The selected state and its controller.
  ///
  /// While the More list is on the screen, it is the one that was selected before. Setting it selects the tab.
  public var currentItem: Item {
    get {
      guard isConfigured, let selected = tabs.selectedItem else { return initialItem }
      return allItems.first { $0.1 === selected } ?? initialItem
    }
    set { transition(to: newValue.0) }
  }

  /// Sets the controllers of all states, and selects the first one.
  ///
  /// Called when the view is loaded.
  open func configureInitialState() {
    guard !isConfigured else {
      Reinstate.log("StatefulTabBarController ignored a second configuration of its initial state.")
      return
    }
    isConfigured = true
    tabs.setViewControllers(allItems.map(\.1), animated: false)
    select(initialItem.0)
    container.show(tabs, using: .none, completion: nil)
  }

  /// Selects the tab of a state.
  ///
  /// - Precondition: The state has a tab.
  open func transition(to newState: State) {
    guard isConfigured else {
      guard let item = allItems.first(where: { $0.0 == newState }) else { return select(newState) }
      initialItem = item
      return
    }
    select(newState)
  }

  private func select(_ state: State) {
    guard let item = allItems.first(where: { $0.0 == state }) else {
      fatalError(
        "\(type(of: self)) has no tab for \(state); its states are \(allItems.map(\.0)). Add it to allItems.")
    }
    tabs.selectedViewController = item.1
  }

  private func configureIfNeeded() {
    if !isConfigured { configureInitialState() }
    isConfigured = true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    configureIfNeeded()
  }

  open override func viewWillAppear(_ animated: Bool) {
    // In case a subclass did not call super when the view was loaded.
    configureIfNeeded()
    super.viewWillAppear(animated)
  }
}
