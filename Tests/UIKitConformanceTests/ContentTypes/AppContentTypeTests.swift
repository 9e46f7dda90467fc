// On Apple's platforms, the types of an app are those that its host declares, and types for item providers need iOS 16.
#if canImport(Simulator)
  import Foundation
  import Testing
  import UIKit
  import UniformTypeIdentifiers

  /// The types that an app names itself, and types in item providers.
  struct AppContentTypeTests {
    @Test(.rule("R1036"))
    func `A type of an app conforms to its parent, or to data`() {
      let drawing = UTType(exportedAs: "test.stateroom.drawing", conformingTo: .json)
      #expect(drawing.identifier == "test.stateroom.drawing")
      #expect(drawing.conforms(to: .json) && drawing.conforms(to: .text) && drawing.isDeclared)
      #expect(UTType("test.stateroom.drawing") == drawing)
      #expect(UTType(importedAs: "test.stateroom.blob").supertypes == [.data, .item])
      #expect(UTType(importedAs: "public.png") == .png)
    }

    @Test(.rule("R1039"))
    func `An item provider has the types of its representations, and answers for those to which they conform`() async {
      let provider = NSItemProvider()
      provider.registerDataRepresentation(for: .png) { completion in
        completion(Data([1, 2, 3]), nil)
        return nil
      }
      #expect(provider.registeredContentTypes == [.png])
      #expect(provider.registeredContentTypes(conformingTo: .image) == [.png])
      #expect(provider.registeredContentTypes(conformingTo: .text).isEmpty)
      #expect(provider.hasItemConformingToTypeIdentifier("public.data"))
      #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
      let data = await withCheckedContinuation { continuation in
        _ = provider.loadDataRepresentation(for: .image) { data, _ in continuation.resume(returning: data) }
      }
      #expect(data == Data([1, 2, 3]))
    }
  }
#endif
