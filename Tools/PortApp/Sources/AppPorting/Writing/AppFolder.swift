import Foundation

/// The files of an app's folder.
struct AppFolder {
  /// The paths of the Swift files.
  private(set) var sources: [String] = []
  /// The paths of the resources.
  private(set) var resources: [String] = []
  private(set) var remarks: [Remark] = []
  /// The settings in the information property list.
  private(set) var information: [String: Any] = [:]
  private let root: URL

  private static let folders: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "fastlane", "Preview Content"]
  private static let resourceTypes: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "plist", "json", "png", "jpg", "jpeg", "gif", "txt", "html", "css",
    "js", "md", "csv", "xml", "rtf", "ttf", "otf", "wav", "mp3", "m4a", "caf", "aif", "mp4", "mov", "pdf", "svg",
  ]
  /// What the package manager or the app cannot use on Linux.
  private static let unusable: [String: String] = [
    "xcdatamodeld": "Core Data does not exist on Linux; store the model in files of the app",
    "xcstrings": "string catalogs are not read on Linux; export them as .strings files",
    "m": "Objective-C is not compiled on Linux; write it in Swift",
    "mm": "Objective-C is not compiled on Linux; write it in Swift",
    "metal": "Metal does not exist on Linux; leave the shader out",
    "scnassets": "SceneKit does not exist on Linux; leave the assets out",
    "sks": "SpriteKit does not exist on Linux; leave the scene out",
    "intentdefinition": "intents do not exist on Linux; leave them out",
  ]

  init(_ root: URL, excluding excluded: [String]) throws {
    self.root = root
    var project = ""
    try read("", excluded, &project)
    let main = Self.setting("INFOPLIST_KEY_UIMainStoryboardFile", in: project)
    let hasManifest = information["UIApplicationSceneManifest"] != nil
    if let main, information["UIMainStoryboardFile"] == nil, !hasManifest { information["UIMainStoryboardFile"] = main }
    sources.sort()
    resources.sort()
  }

  func text(_ path: String) throws -> String {
    try String(decoding: Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  private mutating func read(_ folder: String, _ excluded: [String], _ project: inout String) throws {
    let place = folder.isEmpty ? root : root.appendingPathComponent(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
    for name in names where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      guard !excluded.contains(path), !excluded.contains(name) else { continue }
      let type = (name as NSString).pathExtension.lowercased()
      if let problem = Self.unusable[type] {
        remarks.append(Remark(path: path, line: 1, message: problem))
      } else if type == "xcassets" {
        resources.append(path)
      } else if type == "xcodeproj" {
        project += (try? text("\(path)/project.pbxproj")) ?? ""
      } else if root.appendingPathComponent(path).isFolder {
        guard !name.hasSuffix("Tests"), !Self.folders.contains(name), type.isEmpty || type == "lproj" else { continue }
        try read(path, excluded, &project)
      } else if type == "swift" {
        if name != "Package.swift" { sources.append(path) }
      } else if type == "plist", name.hasSuffix("Info.plist") {
        try readInformation(path)
      } else if Self.resourceTypes.contains(type), name != "README.md" {
        resources.append(path)
      }
    }
  }

  private mutating func readInformation(_ path: String) throws {
    let data = try Data(contentsOf: root.appendingPathComponent(path))
    guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let settings = list as? [String: Any]
    else {
      remarks.append(Remark(path: path, line: 1, message: "the file is not a property list; correct it"))
      return
    }
    guard settings["NSExtension"] == nil, settings["WKWatchKitApp"] == nil else {
      let folder = (path as NSString).deletingLastPathComponent
      remarks.append(
        Remark(
          path: path, line: 1, message: "this is another target of the project; leave it out with --exclude \(folder)"))
      return
    }
    information.merge(settings) { first, _ in first }
  }

  /// Returns the value of a build setting in the text of a project.
  private static func setting(_ name: String, in project: String) -> String? {
    guard let start = project.range(of: "\(name) = ") else { return nil }
    let value = project[start.upperBound...].prefix { $0 != ";" && !$0.isNewline }
    return value.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
  }
}
