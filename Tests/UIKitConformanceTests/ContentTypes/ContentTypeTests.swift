#if canImport(UniformTypeIdentifiers)
  import Foundation
  import Testing
  import UniformTypeIdentifiers

  /// The types of files and of data, what identifies them, and how they conform to each other.
  struct ContentTypeTests {
    // MARK: - Identifiers and Tags

    @Test(.rule("R1030"))
    func `A known identifier has a type, and an unknown one has none`() {
      #expect(UTType("public.jpeg") == .jpeg)
      #expect(UTType("com.adobe.pdf")?.identifier == "com.adobe.pdf")
      #expect(UTType("test.unknown") == nil)
      #expect(UTType("") == nil)
    }

    @Test(
      .rule("R1031"),
      arguments: [
        ("jpg", UTType.jpeg), ("JPEG", .jpeg), ("png", .png), ("txt", .plainText), ("html", .html), ("json", .json),
        ("pdf", .pdf), ("csv", .commaSeparatedText), ("swift", .swiftSource), ("mp3", .mp3), ("mp4", .mpeg4Movie),
        ("mov", .quickTimeMovie), ("zip", .zip), ("vcf", .vCard), ("heic", .heic), ("svg", .svg), ("gif", .gif),
      ])
    func `A filename extension identifies a type, in any case of letters`(_ name: String, _ type: UTType) {
      #expect(UTType(filenameExtension: name) == type)
      #expect(UTType(tag: name, tagClass: .filenameExtension, conformingTo: nil) == type)
      #expect(UTType.types(tag: name, tagClass: .filenameExtension, conformingTo: .data).first == type)
    }

    @Test(
      .rule("R1031"),
      arguments: [
        ("image/png", UTType.png), ("IMAGE/JPEG", .jpeg), ("text/plain", .plainText), ("application/pdf", .pdf),
        ("application/json", .json), ("video/quicktime", .quickTimeMovie),
      ])
    func `A MIME type identifies a type`(_ name: String, _ type: UTType) {
      #expect(UTType(mimeType: name) == type)
    }

    @Test(.rule("R1031"))
    func `A tag of no type has a dynamic type, which conforms to the required one`() throws {
      let type = try #require(UTType(filenameExtension: "stateroomtest"))
      #expect(type.isDynamic && !type.isDeclared && !type.isPublic)
      #expect(type.conforms(to: .data) && !type.conforms(to: .text))
      #expect(type.preferredFilenameExtension == "stateroomtest")
      #expect(UTType(filenameExtension: "stateroomtest") == type)
      #expect(UTType(type.identifier) == type)
      let package = try #require(UTType(filenameExtension: "stateroomtest", conformingTo: .package))
      #expect(package.conforms(to: .package) && package != type)
      // An image is not a package, so that the extension is one of no package.
      #expect(UTType(filenameExtension: "png", conformingTo: .package)?.isDynamic == true)
    }

    @Test(.rule("R1031"))
    func `A tag that is not valid has no type`() {
      #expect(UTType(filenameExtension: "") == nil)
      #expect(UTType.types(tag: "", tagClass: .filenameExtension, conformingTo: nil).isEmpty)
    }

    @Test(.rule("R1033"))
    func `The preferred tags are the first ones of the type's tags`() {
      #expect(UTType.png.preferredFilenameExtension == "png")
      #expect(UTType.png.preferredMIMEType == "image/png")
      #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
      #expect(UTType.plainText.preferredFilenameExtension == "txt")
      for type in [UTType.jpeg, .html, .pdf, .mp3, .folder] {
        #expect(type.tags[.filenameExtension]?.first == type.preferredFilenameExtension)
        #expect(type.tags[.mimeType]?.first == type.preferredMIMEType)
      }
      #expect(UTType.folder.preferredFilenameExtension == nil)
      #expect(UTTagClass.filenameExtension.rawValue == "public.filename-extension")
      #expect(UTTagClass.mimeType.rawValue == "public.mime-type")
    }

    // MARK: - Conformance

    @Test(.rule("R1032"))
    func `A type conforms to itself and to the types above it`() {
      #expect(UTType.png.conforms(to: .png))
      #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
      #expect(UTType.png.conforms(to: .content))
      #expect(!UTType.image.conforms(to: .png))
      #expect(!UTType.png.conforms(to: .text))
      #expect(UTType.swiftSource.conforms(to: .plainText))
      #expect(UTType.folder.conforms(to: .directory) && !UTType.folder.conforms(to: .data))
      #expect(UTType.mpeg4Audio.conforms(to: .audio) && UTType.mpeg4Audio.conforms(to: .movie))
      #expect(UTType.fileURL.conforms(to: .url))
      #expect(UTType.xmlPropertyList.conforms(to: .xml) && UTType.xmlPropertyList.conforms(to: .propertyList))
      #expect(UTType.zip.conforms(to: .archive) && UTType.zip.conforms(to: .data))
    }

    @Test(.rule("R1032"))
    func `Subtypes and supertypes are other types`() {
      #expect(UTType.png.isSubtype(of: .image) && UTType.image.isSupertype(of: .png))
      #expect(!UTType.image.isSubtype(of: .image) && !UTType.image.isSupertype(of: .image))
      #expect(!UTType.image.isSubtype(of: .png) && !UTType.png.isSupertype(of: .image))
      #expect(UTType.image.supertypes == [.data, .item, .content])
      #expect(UTType.item.supertypes.isEmpty)
    }

    // MARK: - Information

    @Test(.rule("R1034"))
    func `A type is declared or dynamic, and public if its identifier says so`() {
      #expect(UTType.png.isDeclared && !UTType.png.isDynamic && UTType.png.isPublic)
      #expect(UTType.pdf.isDeclared && !UTType.pdf.isPublic)
    }

    @Test(.rule("R1035"))
    func `A declared type has a description, its own or that of a supertype, and a dynamic type has none`() {
      #expect(UTType.png.localizedDescription?.isEmpty == false)
      #expect(UTType.utf8PlainText.localizedDescription?.isEmpty == false)
      #expect(UTType(filenameExtension: "stateroomtest", conformingTo: .text)?.localizedDescription == nil)
    }

    @Test(.rule("R1037"))
    func `Types are equal if their identifiers are, and can be encoded`() throws {
      #expect(UTType("public.png") == .png && UTType.png != .jpeg)
      #expect(Set([UTType.png, .png, .jpeg]).count == 2)
      #expect("\(UTType.png)" == "public.png")
      let data = try JSONEncoder().encode([UTType.png, .folder])
      #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png, .folder])
    }

    // MARK: - URLs

    @Test(.rule("R1038"))
    func `A URL gets the extension of a type unless it has one`() {
      let folder = URL(fileURLWithPath: "/test", isDirectory: true)
      func name(_ partial: String, _ type: UTType) -> String {
        folder.appendingPathComponent(partial, conformingTo: type).lastPathComponent
      }
      #expect(name("readme", .plainText) == "readme.txt")
      #expect(name("puppy.jpg", .image) == "puppy.jpg")
      #expect(name("puppy.jpg", .plainText) == "puppy.jpg.txt")
      #expect(name("photos", .folder) == "photos")
      let file = folder.appendingPathComponent("puppy")
      #expect(file.appendingPathExtension(for: .png).path == "/test/puppy.png")
      #expect(file.appendingPathExtension(for: .png).appendingPathExtension(for: .image).path == "/test/puppy.png")
      var changed = file
      changed.appendPathExtension(for: .json)
      #expect(changed.lastPathComponent == "puppy.json")
      changed = folder
      changed.appendPathComponent("readme", conformingTo: .plainText)
      #expect(changed.path == "/test/readme.txt")
    }
  }
#endif
