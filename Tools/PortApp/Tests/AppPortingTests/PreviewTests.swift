import Testing

@testable import AppPorting

struct PreviewTests {
  private static let controller = "class A: UIViewController { let state: UIControl.State = .normal }"

  @Test func `The preview of a view controller is compiled only with SwiftUI`() {
    let text = """
      import UIKit
      import SwiftUI

      \(Self.controller)

      struct P: PreviewProvider {
        static var previews: some View { Container().ignoresSafeArea() }
        struct Container: UIViewControllerRepresentable {}
      }
      """
    #expect(
      translate(text, PreviewPass()) == """
        import UIKit
        #if canImport(SwiftUI)
        import SwiftUI
        #endif

        \(Self.controller)

        #if canImport(SwiftUI)
        struct P: PreviewProvider {
          static var previews: some View { Container().ignoresSafeArea() }
          struct Container: UIViewControllerRepresentable {}
        }
        #endif
        """)
    #expect(remarks(text).isEmpty)
  }

  @Test func `Previews behind a condition, and extensions that make them, are compiled only with SwiftUI`() {
    let text = """
      #if DEBUG
      import SwiftUI
      extension UIView {
        private struct Preview: UIViewRepresentable {}
        func preview() -> some View { Preview() }
      }
      #endif
      """
    #expect(
      translate(text, PreviewPass()) == """
        #if DEBUG
        #if canImport(SwiftUI)
        import SwiftUI
        #endif
        #if canImport(SwiftUI)
        extension UIView {
          private struct Preview: UIViewRepresentable {}
          func preview() -> some View { Preview() }
        }
        #endif
        #endif
        """)
  }

  @Test(arguments: [
    "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }",
    "import SwiftUI\nclass A: UIViewController { let host = UIHostingController(rootView: row) }",
  ])
  func `A file that needs SwiftUI is reported`(text: String) {
    #expect(translate(text, PreviewPass()) == text)
    #expect(remarks(text).first?.hasPrefix("App.swift:1: SwiftUI is not available on Linux") == true)
  }

  @Test func `Types of the app with the names of SwiftUI's are its own`() {
    let text = "import SwiftUI\nstruct Image {}\nlet image = Image()"
    #expect(translate(text, PreviewPass()).hasPrefix("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nstruct Image"))
  }
}
