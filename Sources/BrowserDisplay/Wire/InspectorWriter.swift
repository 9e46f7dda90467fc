import DisplayScene

/// A writer of the settings of the device, the build, and the contents of the inspector as JSON.
enum InspectorWriter {
  static func write(_ settings: SceneSettings, to json: inout JSONText) {
    json.object { json in
      json.member("app", settings.app)
      json.member("device", settings.device)
      json.member("dark", settings.isDark)
      json.member("textSize", settings.textSize.rawValue)
      json.member("rightToLeft", settings.isRightToLeft)
      json.member("reduceMotion", settings.reduceMotion)
      json.member("slow", settings.slowAnimations)
      json.member("orientation", settings.orientation.rawValue)
      json.member("front", settings.isInForeground)
      json.member("multi", settings.supportsMultipleScenes)
      json.name("scenes")
      json.array { json in
        for scene in settings.scenes { json.value(scene) }
      }
      json.member("scene", ifAny: settings.activeScene)
      json.member("rec", settings.isRecording)
      json.member("recorded", ifAny: settings.lastRecording)
    }
  }

  static func write(_ controllers: [SceneInspection.Controller], to json: inout JSONText) {
    json.array { json in
      for controller in controllers {
        json.object { json in
          json.member("d", controller.depth)
          json.member("k", controller.name)
          json.member("r", controller.role)
          json.member("t", ifAny: controller.title)
          json.member("a", ifAny: controller.appearance)
          json.member("l", ifAny: controller.layer)
        }
      }
    }
  }

  static func write(_ graphs: [SceneStateGraph], to json: inout JSONText) {
    json.array { json in
      for graph in graphs {
        json.object { json in
          json.member("k", graph.container)
          json.member("s", ifAny: graph.current)
          json.member("e") { json in
            json.array { json in
              for edge in graph.edges {
                json.array { json in
                  if let from = edge.from { json.value(from) } else { json.null() }
                  json.value(edge.to)
                  json.value(edge.count)
                }
              }
            }
          }
        }
      }
    }
  }

  /// Returns the answer to a request for the details of a layer.
  ///
  /// It has no details if the view no longer exists.
  static func answer(_ details: SceneViewDetails?, layer: Int) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("view") { json in
        json.object { json in
          json.member("i", layer)
          guard let details else { return }
          json.member("o", details.layer)
          json.member("c") { json in
            json.array { json in
              for constraint in details.constraints { json.value(constraint) }
            }
          }
          json.member("x") { LayerWriter.write(details.accessibility, to: &$0) }
          json.member("h", ifAny: details.hint)
        }
      }
    }
    return json.bytes
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

  static func write(_ build: SceneBuild, to json: inout JSONText) {
    json.object { json in
      json.member("running", build.isRunning)
      json.name("problems")
      json.array { json in
        for problem in build.problems {
          json.object { json in
            json.member("file", ifAny: problem.file)
            json.member("line", ifAny: problem.line)
            json.member("text", problem.message)
          }
        }
      }
    }
  }
}
