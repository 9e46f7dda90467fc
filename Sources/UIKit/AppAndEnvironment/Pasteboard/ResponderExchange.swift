/// What a responder pastes, and what it shares with other apps. Most responders have neither.
@MainActor
final class ResponderExchange {
  /// The types of items that can be pasted, or `nil` if the app or the class has determined none.
  var pasteConfiguration: UIPasteConfiguration?
  /// A Boolean value that indicates whether the paste configuration was set, maybe to `nil`.
  var hasPasteConfiguration = false
  /// The items that can be shared.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
}
