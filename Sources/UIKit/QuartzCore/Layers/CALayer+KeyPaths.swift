extension CALayer {
  func valueOfProperty(_ key: String) -> Any? {
    if let path = LayerKeyPath(key) { return path.plainValue(in: modelValues) }
    return switch key {
    case "name": name
    case "frame": frame
    case "masksToBounds": masksToBounds
    case "contentsScale": contentsScale
    case "speed": NSNumber(value: speed)
    default: recordIfAny?.values[key]
    }
  }

  func setValueOfProperty(_ value: Any?, _ key: String) {
    if let path = LayerKeyPath(key), let value = AnimatableValue(value, for: path) {
      return change(path.property) { path.set(value, in: &$0) }
    }
    switch (key, value) {
    case ("name", let value as String?): name = value
    case ("frame", let value as CGRect): frame = value
    case ("masksToBounds", let value as Bool): masksToBounds = value
    case ("contentsScale", let value as CGFloat): contentsScale = value
    case ("speed", let value as Float): speed = value
    default:
      let old = record.values.updateValue(value as Any, forKey: key)
      if value == nil { record.values[key] = nil }
      withExtendedLifetime(old) {}
    }
  }
}
