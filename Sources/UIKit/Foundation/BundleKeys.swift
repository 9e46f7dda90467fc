// The keys of Core Foundation for the information of a bundle.

/// The key of the number of a build.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the name of a bundle.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the identifier of a bundle.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the name of an executable file.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the region in which a bundle was developed.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the version of the format of a bundle's information.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The key of the languages of a bundle.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
