/// The kinds of input that an app gets from outside.
package enum HostileKind: String, CaseIterable, Sendable {
  /// Data that is decoded as a `StateArchive` and restored.
  case archives
  /// A `StatePath` that is opened.
  case paths
  /// The files of storyboards and nibs.
  case storyboards

  /// The trial of the kind.
  @MainActor
  package var trial: any HostileTrial {
    switch self {
    case .archives: ArchiveTrial()
    case .paths: PathTrial()
    case .storyboards: StoryboardTrial()
    }
  }
}
