#if canImport(SwiftUI)
  import Stateroom
  import SwiftUI
  import UIKit

  /// A demonstration of SwiftUI: a container in a SwiftUI view, with a SwiftUI view for each state.
  final class SwiftUIViewController: UIViewController {
    init() {
      super.init(nibName: nil, bundle: nil)
      title = "SwiftUI"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      embed(rootView: SeasonsView())
    }
  }

  private enum Season: String, CaseIterable {
    case spring, summer, autumn, winter

    @MainActor var color: Color {
      switch self {
      case .spring: Color(uiColor: .systemGreen)
      case .summer: Color(uiColor: .systemYellow)
      case .autumn: Color(uiColor: .systemOrange)
      case .winter: Color(uiColor: .systemBlue)
      }
    }
  }

  private struct SeasonsView: View {
    @State private var season = Season.spring

    var body: some View {
      VStack {
        StateContainer(state: $season, transition: { _, _ in .slide(from: .right) }) { season in
          ZStack {
            season.color
            Text(season.rawValue.capitalized).font(.largeTitle)
          }
        }
        HStack {
          ForEach(Season.allCases, id: \.self) { other in
            Button(other.rawValue.capitalized) { season = other }
          }
        }
        .padding()
      }
    }
  }
#endif
