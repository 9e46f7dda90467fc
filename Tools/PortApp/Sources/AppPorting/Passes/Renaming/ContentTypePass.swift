import SwiftSyntax

/// Writes the constants of MobileCoreServices as types of UniformTypeIdentifiers, which succeeds it.
struct ContentTypePass: Pass {
  /// The modules with the constants.
  static let modules: Set<String> = ["CoreServices", "MobileCoreServices"]

  func apply(to port: Port) {
    port.forEach(ImportDeclSyntax.self) { node, file in
      guard let name = node.path.first?.name.text, Self.modules.contains(name),
        node.ancestors.allSatisfy({ !$0.is(IfConfigClauseSyntax.self) })
      else { return }
      port.edits.replace(node.ownBytes, with: "import UniformTypeIdentifiers", in: file)
      port.count(.conditions)
    }
    port.forEach(DeclReferenceExprSyntax.self) { reference, file in
      let name = reference.baseName.text
      guard !Self.modules.isDisjoint(with: port.module.files[file].importedModules) else { return }
      if let member = Self.members[name] {
        port.edits.replace(reference.baseName.ownBytes, with: "UTType.\(member).identifier", in: file)
        port.count(.names)
      } else if name.hasPrefix("kUTType") {
        port.remark(
          "\(name) is not a type of UniformTypeIdentifiers; write its identifier", at: reference, in: file)
      } else if let fix = Self.functions[name] {
        port.remark("\(name) is not available on Linux; use \(fix) of UniformTypeIdentifiers", at: reference, in: file)
      }
    }
  }

  /// The functions for identifiers, and what replaces them.
  private static let functions = [
    "UTTypeConformsTo": "UTType.conforms(to:)", "UTTypeCopyDescription": "UTType.localizedDescription",
    "UTTypeCopyPreferredTagWithClass": "UTType.preferredMIMEType or preferredFilenameExtension",
    "UTTypeCreatePreferredIdentifierForTag": "UTType(filenameExtension:) or UTType(mimeType:)",
    "UTTypeEqual": "UTType and ==",
  ]

  /// The members of `UTType`, by the names of the constants.
  private static let members: [String: String] = {
    let pairs = table.split(whereSeparator: \.isWhitespace).map { entry in
      let words = entry.split(separator: ":").map(String.init)
      return ("kUTType\(words[0])", words.count > 1 ? words[1] : words[0].prefix(1).lowercased() + words[0].dropFirst())
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// The ends of the constants' names, with the members of `UTType` that have other names.
  private static let table = """
    3DContent:threeDContent AliasFile AppleICNS:icns AppleProtectedMPEG4Audio AppleProtectedMPEG4Video AppleScript
    Application ApplicationBundle Archive AssemblyLanguageSource Audio AudioInterchangeFileFormat:aiff
    AudiovisualContent AVIMovie:avi BinaryPropertyList BMP:bmp Bookmark Bundle Bzip2Archive:bz2 CalendarEvent CHeader
    CommaSeparatedText CompositeContent Contact Content CPlusPlusHeader CPlusPlusSource CSource Data Database
    DelimitedText Directory DiskImage ElectronicPublication:epub EmailMessage Executable FileURL FlatRTFD Folder Font
    Framework GIF:gif GNUZipArchive:gzip HTML:html ICO:ico Image InternetLocation Item JavaScript JPEG:jpeg JSON:json
    LivePhoto Log M3UPlaylist:m3uPlaylist Message MIDIAudio:midi MountPoint Movie MP3:mp3 MPEG:mpeg
    MPEG2TransportStream:mpeg2TransportStream MPEG2Video:mpeg2Video MPEG4:mpeg4Movie MPEG4Audio:mpeg4Audio ObjectiveCPlusPlusSource ObjectiveCSource
    OSAScript:osaScript OSAScriptBundle:osaScriptBundle Package PDF:pdf PerlScript PHPScript:phpScript PKCS12:pkcs12
    PlainText Playlist PluginBundle PNG:png Presentation PropertyList PythonScript QuickLookGenerator QuickTimeMovie
    RawImage Resolvable RTF:rtf RTFD:rtfd RubyScript ScalableVectorGraphics:svg Script ShellScript SourceCode
    SpotlightImporter Spreadsheet SwiftSource SymLink:symbolicLink SystemPreferencesPane TabSeparatedText Text TIFF:tiff
    ToDoItem UnixExecutable URL:url URLBookmarkData:urlBookmarkData UTF16ExternalPlainText:utf16ExternalPlainText
    UTF16PlainText:utf16PlainText UTF8PlainText:utf8PlainText UTF8TabSeparatedText:utf8TabSeparatedText VCard Video
    Volume WaveformAudio:wav WebArchive WindowsExecutable:exe X509Certificate XML:xml
    XMLPropertyList:xmlPropertyList XPCService:xpcService ZipArchive:zip
    """
}

extension SourceFile {
  /// The names of the modules that the file imports as a whole or in part.
  fileprivate var importedModules: Set<String> {
    Set(imports.compactMap { $0.split(separator: ".").first.map(String.init) })
  }
}
