import Stateroom
import UIKit

#if canImport(SwiftUI)
  import Combine
  import SwiftUI
#endif

#if canImport(SwiftUI)
  struct PhaseView: View {
    var phase: Phase
    var body: some View { EmptyView() }
  }

  struct SignInView: View {
    @Binding var phase: Phase
    var body: some View { EmptyView() }
  }

  struct HomeView: View {
    @Binding var phase: Phase
    var body: some View { EmptyView() }
  }

  @MainActor
  final class Session: ObservableObject {
    @Published var phase = Phase.signIn
  }

  @MainActor
  final class Library: ObservableObject {
    @Published var path = [Page.shelf]
  }

  @MainActor let session = Session()
  @MainActor let library = Library()
#endif

enum Phase: Hashable { case signIn, home }
enum Page: Hashable { case shelf, book(Int) }

@MainActor let root = StateViewController(initialState: Phase.signIn) { _ in UIViewController() }
@MainActor let books = StateNavigationController(initialState: Page.shelf) { _ in UIViewController() }
