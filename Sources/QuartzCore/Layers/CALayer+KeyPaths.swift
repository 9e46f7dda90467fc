extension CALayer {
  func valueOfProperty(_ key: String) -> Any? {
    if let path = LayerKeyPath(key) { return path.plainValue(in: modelValues) }
    if let property = NamedPropertyTable.layers.find(key, in: self) { return property.value(of: self) }
    let own = modelValues.isPlain ? nil : modelValues.rare.values[key]
    return own ?? type(of: self).defaultValue(forKey: key)
  }

  func setValueOfProperty(_ value: Any?, _ key: String) {
    if let path = LayerKeyPath(key), let value = AnimatableValue(value, for: path) {
      return change(path.property) { path.set(value, in: &$0) }
    }
    if let property = NamedPropertyTable.layers.find(key, in: self), property.isWritable,
      case .done = property.set(value, of: self)
    {
      return
    }
    changeValue(value, forKey: key)
  }
}
