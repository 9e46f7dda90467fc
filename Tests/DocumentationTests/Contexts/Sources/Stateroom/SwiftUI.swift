import Stateroom
import UIKit

#if canImport(SwiftUI)
  import SwiftUI
#endif

#if canImport(SwiftUI)
  struct SignInView: View {
    @Binding var phase: Phase
    var body: some View { EmptyView() }
  }

  struct HomeView: View {
    @Binding var phase: Phase
    var body: some View { EmptyView() }
  }
#endif

enum Phase { case signIn, home }
