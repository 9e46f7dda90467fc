import DisplayScene
import Foundation

/// A writer of the messages that update a viewer from one state to another.
enum MessageWriter {
  /// Returns the message, or `nil` if there is no visible difference.
  static func message(from old: DisplayState?, to new: DisplayState) -> [UInt8]? {
    var json = JSONText()
    var isEmpty = true
    json.object { json in
      json.member("n", new.number)
      if old == nil {
        json.member("full", true)
        json.member("page", LivePage.version)
        isEmpty = false
      }
      func member(_ name: StaticString, if isNeeded: Bool, _ write: (inout JSONText) -> Void) {
        guard isNeeded else { return }
        isEmpty = false
        json.name(name)
        write(&json)
      }
      member("dev", if: old?.scene.surroundings != new.scene.surroundings) { write(new.scene.surroundings, to: &$0) }
      member("env", if: old?.settings != new.settings) { InspectorWriter.write(new.settings, to: &$0) }
      let changes = SceneChanges(from: old?.scene, to: new.scene)
      member("del", if: !changes.removed.isEmpty) { json in
        json.array { json in
          for id in changes.removed { json.value(id) }
        }
      }
      member("upd", if: !changes.changed.isEmpty) { json in
        json.array { json in
          for id in changes.changed {
            guard let layer = new.scene.layers[id] else { continue }
            LayerWriter.write(layer, changedFrom: old?.scene.layers[id], to: &json)
          }
        }
      }
      member("ord", if: !changes.reordered.isEmpty) { write(changes.reordered, in: new.scene, to: &$0) }
      AnimationWriter.write(from: old, to: new) { member("anim", if: true, $0) }
      member("vcs", if: old?.inspection.controllers != new.inspection.controllers) {
        InspectorWriter.write(new.inspection.controllers, to: &$0)
      }
      member("graphs", if: old?.inspection.graphs != new.inspection.graphs) {
        InspectorWriter.write(new.inspection.graphs, to: &$0)
      }
      member("build", if: (old?.build ?? SceneBuild()) != new.build) { InspectorWriter.write(new.build, to: &$0) }
      member("log", if: old?.log.end ?? 0 != new.log.end) { json in
        InspectorWriter.write(new.log.entries(after: old?.log.end ?? 0), to: &json)
      }
    }
    return isEmpty ? nil : json.bytes
  }

  /// Returns a message with the time at which it is sent.
  ///
  /// A viewer determines the progress of animations from that time.
  static func stamped(_ message: [UInt8], at time: Double = ProcessInfo.processInfo.systemUptime) -> [UInt8] {
    var json = JSONText(continuing: message.dropLast())
    json.member("now", time, decimals: 4)
    return json.bytes + [UInt8(ascii: "}")]
  }

  private static func write(_ parents: [Int?], in scene: FlatScene, to json: inout JSONText) {
    json.array { json in
      for parent in parents {
        json.array { json in
          json.value(parent ?? 0)
          for child in scene.children[parent] ?? [] { json.value(child) }
        }
      }
    }
  }

  private static func write(_ surroundings: SceneFrame, to json: inout JSONText) {
    let device = SVGRenderer.device(of: surroundings)
    json.object { json in
      json.member("w", surroundings.screen.size.width)
      json.member("h", surroundings.screen.size.height)
      json.member("r", surroundings.screen.cornerRadius)
      json.member("bezel", device.bezel)
      json.member("overlay", device.overlay)
      if surroundings.hidesPointer == true { json.member("np", true) }
    }
  }
}
