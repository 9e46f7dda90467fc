import Foundation
import Testing

@testable import AppPorting

struct ImportTests {
  private static let networking = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"

  @Test func `A file that names a type of networking imports its module`() {
    let text = "// Client\nimport Foundation\n\nstruct Client { let session: URLSession }\n"
    #expect(
      translate(text, NetworkingPass())
        == "// Client\n\(Self.networking)import Foundation\n\nstruct Client { let session: URLSession }\n")
  }

  @Test(arguments: [
    "import Foundation\nlet url: URL? = nil", "import UIKit\nlet session = URLSession.shared",
    "import Foundation\nimport UIKit\nlet session = URLSession.shared",
    "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nlet r: URLRequest? = nil",
  ])
  func `A file that needs no import, or has it, stays as it is`(text: String) {
    #expect(translate(text, NetworkingPass()) == text)
  }

  @Test func `A class receives the import with a member that names a type of networking`() {
    let files = [
      "A.swift": "import Foundation\nclass A: NSObject {}\nclass B: A {}\n",
      "B.swift": """
      import Foundation
      extension B {
        override func isEqual(_ object: Any?) -> Bool { object is URLRequest }
      }
      """,
    ]
    let text = Translation(of: files).texts["A.swift"] ?? ""
    #expect(text.contains("URLRequest") && text.components(separatedBy: "import FoundationNetworking").count == 2)
  }
}
