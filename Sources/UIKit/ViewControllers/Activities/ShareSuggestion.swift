/// The action that a context menu suggests for a view with items that can be shared.
@MainActor
enum ShareSuggestion {
  /// Returns the action, which presents an activity view controller; an empty array if there is nothing to share.
  static func actions(for view: UIView) -> [UIMenuElement] {
    guard let configuration = view.activityItemsConfiguration,
      !configuration.itemProvidersForActivityItemsConfiguration.isEmpty,
      configuration.activityItemsConfigurationSupports(interaction: .share)
    else { return [] }
    return [
      UIAction(title: "Share…", image: UIImage(systemName: "square.and.arrow.up")) { [weak view] _ in
        guard let view, let presenter = view.nearestViewController else { return }
        let controller = UIActivityViewController(activityItemsConfiguration: configuration)
        controller.popoverPresentationController?.sourceView = view
        controller.popoverPresentationController?.sourceRect = view.bounds
        presenter.present(controller, animated: true)
      }
    ]
  }
}
