import Stateroom
import UIKit

enum Phase: Hashable {
  case home
  case results(String)
}

@MainActor
final class SearchBar {
  var onClear: () -> Void = {}
}

let query = "sloop"
@MainActor let searchBar = SearchBar()
@MainActor let root = StateViewController(initialState: Phase.home) { _ in UIViewController() }
