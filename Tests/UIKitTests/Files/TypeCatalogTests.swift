import Testing
import UIKit

@testable import UniformTypeIdentifiers

/// The table of types, and the types that an app declares in its `Info.plist`.
@Suite(.ownDevice)
@MainActor
struct TypeCatalogTests {
  @Test func `Every type of the table conforms to types of the table, and has tags in lowercase`() {
    let known = Set(TypeCatalog.table.map(\.identifier))
    #expect(known.count == TypeCatalog.table.count)
    for type in TypeCatalog.table {
      #expect(known.isSuperset(of: type.parents), "\(type.identifier)")
      for tag in type.extensions + type.mimeTypes {
        #expect(tag == tag.lowercased() && !tag.hasPrefix("."), "\(type.identifier)")
      }
    }
  }

  @Test func `The types of an app's Info.plist have their tags, and precede those of the system`() throws {
    TypeCatalog.declare([
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "test.catalog.sketch", "UTTypeConformsTo": ["public.json"],
          "UTTypeDescription": "Sketch",
          "UTTypeTagSpecification": [
            "public.filename-extension": ["Sketch", "skt"], "public.mime-type": "application/x-sketch",
          ],
        ]
      ],
      "UTImportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "test.catalog.notes", "UTTypeConformsTo": "public.plain-text",
          "UTTypeTagSpecification": ["public.filename-extension": "txt"],
        ],
        ["UTTypeIdentifier": "public.png", "UTTypeConformsTo": "public.text"],
      ],
    ])
    defer { TypeCatalog.declare([:]) }
    let sketch = UTType(exportedAs: "test.catalog.sketch")
    #expect(sketch.preferredFilenameExtension == "sketch" && sketch.preferredMIMEType == "application/x-sketch")
    #expect(sketch.conforms(to: .json) && sketch.localizedDescription == "Sketch")
    #expect(UTType(filenameExtension: "SKT") == sketch)
    #expect(UTType(filenameExtension: "txt")?.identifier == "test.catalog.notes")
    #expect(UTType.types(tag: "txt", tagClass: .filenameExtension, conformingTo: nil).last == .plainText)
    #expect(!UTType.png.conforms(to: .text))
    TypeCatalog.declare([:])
    #expect(UTType("test.catalog.sketch") == nil)
    #expect(UTType(filenameExtension: "txt") == .plainText)
  }

  @Test func `A declaration describes a type that was used before`() {
    let type = UTType(exportedAs: "test.catalog.late", conformingTo: .image)
    #expect(type.conforms(to: .image))
    TypeCatalog.declare([
      "UTExportedTypeDeclarations": [["UTTypeIdentifier": "test.catalog.late", "UTTypeConformsTo": ["public.text"]]]
    ])
    #expect(type.conforms(to: .text) && !type.conforms(to: .image))
    TypeCatalog.declare([:])
  }

  @Test func `Types that conform to each other in a circle are compared`() {
    TypeCatalog.declare([
      "UTExportedTypeDeclarations": [
        ["UTTypeIdentifier": "test.catalog.a", "UTTypeConformsTo": ["test.catalog.b"]],
        ["UTTypeIdentifier": "test.catalog.b", "UTTypeConformsTo": ["test.catalog.a"]],
      ]
    ])
    defer { TypeCatalog.declare([:]) }
    #expect(UTType(exportedAs: "test.catalog.a").conforms(to: UTType(exportedAs: "test.catalog.b")))
    #expect(!UTType(exportedAs: "test.catalog.a").conforms(to: .data))
  }

  @Test func `The identifier of a dynamic type contains its tag, and any other identifier is refused`() {
    let type = DynamicType(tag: "x/ä", tagClass: .mimeType, parent: "public.data")
    let read = DynamicType(identifier: type.identifier)
    #expect(read?.tag == "x/ä" && read?.tagClass == .mimeType && read?.parent == "public.data")
    for identifier in ["dyn.", "dyn.zz", "dyn.6", "dyn.6162", "dyn.ff", "public.data"] {
      #expect(DynamicType(identifier: identifier) == nil, "\(identifier)")
    }
  }
}
