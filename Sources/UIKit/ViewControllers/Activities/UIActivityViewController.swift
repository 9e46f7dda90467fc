/// A view controller that offers services for items of the app, such as sharing or copying them.
///
///     let controller = UIActivityViewController(activityItems: [url], applicationActivities: [OpenActivity()])
///     controller.popoverPresentationController?.sourceView = button
///     present(controller, animated: true)
///
/// It shows the activities of the app, and Copy. On iPhone, it is a sheet; on iPad, it is a popover, which needs a
/// source.
///
/// An item can be created when it is needed, by a ``UIActivityItemSource`` or by a ``UIActivityItemProvider``.
///
/// - Note: Services of the system and of other apps, such as AirDrop and messages, are not available.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that is called when an activity view controller was dismissed.
  ///
  /// Its parameters are the activity that the user chose, whether it was completed, the items that it returned, and an
  /// error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  /// The configuration of the items, or `nil` if the view controller was created for items.
  private let configuration: (any UIActivityItemsConfigurationReading)?
  /// The providers that create items for the chosen activity.
  private var creating: [UIActivityItemProvider] = []
  private var chosen: UIActivity?
  /// A Boolean value that indicates whether the view controller dismisses itself.
  private var isFinishing = false
  private var hasEnded = false

  /// Creates a view controller for items, with activities of the app in addition to those of the system.
  ///
  /// An item is an object of any type, or a ``UIActivityItemSource`` that provides it.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    expect(!activityItems.isEmpty, "UIActivityViewController needs at least one item")
    items = activityItems
    activities = (applicationActivities ?? []) + [CopyActivity()]
    configuration = nil
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller for the items of a configuration, with its application activities.
  ///
  /// The activities receive the item providers as items. The title and the preview of the first item are shown, and
  /// Copy if the configuration supports that interaction.
  public init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    items = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
    let copies = activityItemsConfiguration.activityItemsConfigurationSupports(interaction: .copy)
    activities =
      (activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration ?? [])
      + (copies ? [CopyActivity()] : [])
    configuration = activityItemsConfiguration
    super.init(nibName: nil, bundle: nil)
  }

  /// Not available, because the items are not part of an archive.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { misuse("UIActivityViewController cannot be created from an archive") }

  // MARK: - Configuring the Activities

  /// The types of the activities that are not shown.
  ///
  /// The default is `nil`.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// A closure that is called when the view controller was dismissed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  // MARK: - Showing the Activities

  /// Creates the view with the activities that can act on the items.
  open override func loadView() {
    let content = items.map(placeholder)
    let shown = activities.filter { activity in
      !isExcluded(activity)
        && activity.canPerform(withActivityItems: zip(items, content).map { provided($1, by: $0, for: activity) })
    }
    let sheet = ActivitySheetView(ActivityPreview(of: content, title: configuration?.previewTitle), shown)
    configuration?.loadThumbnail(of: ActivitySheetView.thumbnailSize) { [weak sheet] in sheet?.show($0) }
    sheet.onChoose = { [weak self] in self?.choose($0) }
    sheet.onClose = { [weak self] in self?.finish(completed: false) }
    view = sheet
    preferredContentSize = CGSize(width: 375, height: sheet.contentHeight(for: 375))
  }

  /// Calls the completion handler if the user or the app has dismissed the view controller.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed, !isFinishing { end(completed: false) }
  }

  override func makeSystemPresentationController() -> UIPresentationController? {
    if UIScreen.main.traitCollection.userInterfaceIdiom == .pad {
      return UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }
    let sheet = UISheetPresentationController(isFormSheet: false, presentedViewController: self, presenting: nil)
    sheet.detents = [.medium(), .large()]
    return sheet
  }

  private func isExcluded(_ activity: UIActivity) -> Bool {
    guard let type = activity.activityType else { return false }
    return excludedActivityTypes?.contains(type) ?? false
  }

  private func placeholder(_ item: Any) -> Any {
    (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
  }

  private func item(_ item: Any, for type: UIActivity.ActivityType?) -> Any? {
    guard let source = item as? any UIActivityItemSource else { return item }
    return source.activityViewController(self, itemForActivityType: type)
  }

  /// Returns an item as an activity receives it: Copy also needs the type of data that a source provides.
  private func provided(_ item: Any, by source: Any, for activity: UIActivity) -> Any {
    guard activity is CopyActivity, let data = item as? Data, let source = source as? any UIActivityItemSource else {
      return item
    }
    let type = source.activityViewController(self, dataTypeIdentifierForActivityType: activity.activityType)
    return CopyActivity.TypedData(data: data, type: type.isEmpty ? "public.data" : type)
  }

  // MARK: - Performing an Activity

  private func choose(_ activity: UIActivity) {
    guard chosen == nil else { return }
    chosen = activity
    activity.owner = self
    var providers: [UIActivityItemProvider] = []
    for case let provider as UIActivityItemProvider in items where !providers.contains(provider) {
      provider.choose(activity.activityType)
      // An operation that has run before has its item.
      if !provider.isFinished, !provider.isExecuting { providers.append(provider) }
    }
    guard !providers.isEmpty else { return perform(activity) }
    creating = providers
    ItemLoading.perform(providers) { [weak self] in
      guard let self else { return }
      creating = []
      if !hasEnded { perform(activity) }
    }
  }

  private func perform(_ activity: UIActivity) {
    activity.prepare(
      withActivityItems: items.compactMap { source in
        item(source, for: activity.activityType).map { provided($0, by: source, for: activity) }
      })
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// Ends when the activity that the user has chosen has ended.
  func activityDidFinish(_ activity: UIActivity, _ completed: Bool) {
    if chosen === activity { finish(completed: completed) }
  }

  /// Dismisses the view controller, and that of the activity, and calls the completion handler afterwards.
  private func finish(completed: Bool) {
    guard !isFinishing, !hasEnded, let presenter = presentingViewController else { return }
    isFinishing = true
    presenter.dismiss(animated: true) { [self] in end(completed: completed) }
  }

  /// Calls the completion handler, once.
  private func end(completed: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    let type = chosen?.activityType
    chosen?.owner = nil
    for provider in creating { provider.cancel() }
    completionWithItemsHandler?(type, completed, nil, nil)
  }
}
