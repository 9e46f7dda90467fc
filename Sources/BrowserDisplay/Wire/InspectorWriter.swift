import DisplayScene

/// Writes the settings of the device and the contents of the inspector as JSON.
enum InspectorWriter {
  static func write(_ settings: SceneSettings, to json: inout JSONText) {
    json.object { json in
      json.name("app")
      json.value(settings.app)
      json.name("device")
      json.value(settings.device)
      json.name("dark")
      json.value(settings.isDark)
      json.name("textSize")
      json.value(settings.textSize.rawValue)
      json.name("reduceMotion")
      json.value(settings.reduceMotion)
      json.name("slow")
      json.value(settings.slowAnimations)
      json.name("orientation")
      json.value(settings.orientation.rawValue)
      json.name("front")
      json.value(settings.isInForeground)
      json.name("multi")
      json.value(settings.supportsMultipleScenes)
      json.name("scenes")
      json.array { json in
        for scene in settings.scenes { json.value(scene) }
      }
      if let scene = settings.activeScene {
        json.name("scene")
        json.value(scene)
      }
    }
  }

  static func write(_ inspection: SceneInspection, to json: inout JSONText) {
    json.array { json in
      for controller in inspection.controllers {
        json.object { json in
          json.name("d")
          json.value(controller.depth)
          json.name("k")
          json.value(controller.name)
          json.name("r")
          json.value(controller.role)
          if let title = controller.title {
            json.name("t")
            json.value(title)
          }
          if let appearance = controller.appearance {
            json.name("a")
            json.value(appearance)
          }
          if let layer = controller.layer {
            json.name("l")
            json.value(layer)
          }
        }
      }
    }
  }

  static func write(_ entries: some Sequence<SceneLogEntry>, to json: inout JSONText) {
    json.array { json in
      for entry in entries {
        json.array { json in
          json.value(entry.kind.rawValue)
          json.value(entry.time, decimals: 3)
          json.value(entry.subject)
          json.value(entry.text)
        }
      }
    }
  }
}
