/// A view controller that manages the display of search results for the text in a search bar.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     navigationItem.searchController = search
///
/// A search is a presentation: when the user begins to edit, the search controller is presented with its results over
/// the searched content, by a `SearchPresentationController`, and it is active until it is dismissed. What changes in
/// the bars meanwhile (the cancel button, the scopes, the hidden navigation bar) is one internal state,
/// `showsActiveBar`, which the presentation controller sets alongside its transitions.
///
/// In a navigation item, the search bar is below the title. The view controller of the item presents the search, as if
/// it defined a presentation context, and the search belongs to its content: it moves with it when another view
/// controller is pushed, and returns with it. A search bar that the app places itself stays where it is; one that is in
/// no window is displayed at the top of the search controller.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let resultsStorage: UIViewController?
  private let barStorage = UISearchBar(frame: .zero)
  /// The navigation item that displays the search bar.
  weak var barItem: UINavigationItem?
  /// A Boolean value that indicates whether the bars are displayed as in a search.
  var showsActiveBar = false
  /// The navigation controller whose bar the search has hidden.
  weak var navigationWithHiddenBar: UINavigationController?
  private var resultsAreShown = false

  // MARK: - Creating a Search Controller

  /// Creates a search controller.
  ///
  /// Without a results controller, the searched content displays the results itself.
  public init(searchResultsController: UIViewController?) {
    resultsStorage = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a search controller without a results controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    resultsStorage = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a search controller without a results controller from an archive.
  public required init?(coder: NSCoder) {
    resultsStorage = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    modalPresentationStyle = .custom
    transitioningDelegate = self
    barStorage.searchController = self
    barStorage.placeholder = "Search"
    barStorage.sizeToFit()
  }

  // MARK: - Managing the Search Results

  /// The search bar, which the app adds to its interface, or a navigation bar displays.
  ///
  /// Its placeholder is "Search" until the app sets another one.
  open var searchBar: UISearchBar { barStorage }

  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The view controller that displays the results.
  open var searchResultsController: UIViewController? { resultsStorage }

  /// A Boolean value that indicates whether the search interface is presented.
  ///
  /// Setting it presents or dismisses it.
  open var isActive: Bool {
    get {
      guard let presentation = ownPresentation, presentation.pendingDismissal == nil else { return false }
      return presentation.phase != .dismissing && presentation.phase != .ended
    }
    set { newValue ? activate() : deactivate() }
  }

  /// The delegate of the search controller.
  open weak var delegate: (any UISearchControllerDelegate)?

  // MARK: - Providing Search Suggestions

  /// The suggestions for the search, in a list in front of the results; `nil` or empty for no list.
  ///
  /// The app can change them whenever the text changes, in ``UISearchResultsUpdating/updateSearchResults(for:)``. The
  /// choice of a suggestion is reported to ``searchResultsUpdater``.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { searchView?.updateSuggestions() }
  }

  /// A Boolean value that indicates whether suggestions are not displayed while the search bar is below the title.
  ///
  /// The default is `false`.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet { searchView?.updateSuggestions() }
  }

  // MARK: - Configuring the Search Interface

  /// A Boolean value that indicates whether the searched content is obscured until there is text.
  ///
  /// - Note: UIKit's documentation names `true` as the default. It is `false`, as on devices since iOS 15.
  open var obscuresBackgroundDuringPresentation = false {
    didSet { searchView?.update() }
  }

  /// A Boolean value that indicates whether the searched content is dimmed until there is text.
  ///
  /// It is ``obscuresBackgroundDuringPresentation``, which replaces it.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// A Boolean value that indicates whether the navigation bar is hidden during a search.
  ///
  /// The default is `true`.
  open var hidesNavigationBarDuringPresentation = true

  /// A Boolean value that indicates whether the search controller shows and hides the cancel button.
  ///
  /// The default is `true`.
  ///
  /// Setting the `showsCancelButton` of the search bar sets this property to `false`.
  open var automaticallyShowsCancelButton = true

  /// A Boolean value that indicates whether the results controller is displayed while there is text.
  ///
  /// The default is `true`.
  ///
  /// Setting ``showsSearchResultsController`` sets this property to `false`.
  open var automaticallyShowsSearchResultsController = true {
    didSet { updateResultsVisibility() }
  }

  /// A Boolean value that indicates whether the results controller is visible during a search.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? !(searchBar.text ?? "").isEmpty : resultsAreShown }
    set {
      resultsAreShown = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  /// A Boolean value that indicates whether the search controller shows and hides the scope bar.
  ///
  /// The default is `true`.
  ///
  /// Setting the `showsScopeBar` of the search bar sets this property to `false`.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { if newValue != automaticallyShowsScopeBar { scopeBarActivation = newValue ? .automatic : .manual } }
  }

  /// The mode that determines when the scope bar is displayed.
  ///
  /// The default is `automatic`.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { updateScopeBar() }
  }

  /// The placement of the search bar in the navigation bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  // MARK: - View

  open override func loadView() { view = SearchView(self) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    embedResults()
  }

  var searchView: SearchView? { viewIfLoaded as? SearchView }

  // MARK: - Presentation

  /// A Boolean value that indicates whether the keyboard remains during the presentation.
  ///
  /// The value is `true`, because the user enters the text during the presentation.
  open override var disablesAutomaticKeyboardDismissal: Bool { true }

  /// Returns the presentation controller of the search interface.
  open func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    SearchPresentationController(presentedViewController: presented, presenting: presenting)
  }

  /// Returns the search controller itself.
  open func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  /// Returns the search controller itself.
  open func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }

  /// Returns the duration of the animation with which the search interface appears and disappears.
  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.3
  }

  /// Shows or hides the search interface with an animation.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    fade(using: transitionContext)
  }
}
