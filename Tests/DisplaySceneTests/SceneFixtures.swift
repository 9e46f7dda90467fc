import DisplayScene
import Foundation

/// A screen of 100 by 200 points without anything around the windows.
func frame(_ layers: SceneLayer...) -> SceneFrame {
  SceneFrame(screen: SceneScreen(size: CGSize(width: 100, height: 200), scale: 2), layers: layers)
}

let whole = CGRect(x: 0, y: 0, width: 100, height: 200)

func layer(_ id: Int, _ sublayers: SceneLayer...) -> SceneLayer {
  SceneLayer(id: id, name: "UIView", geometry: SceneGeometry(frame: whole), sublayers: sublayers)
}

func layer(
  _ id: Int, _ rect: CGRect = whole, name: String = "UIView", style: SceneStyle = SceneStyle(),
  sublayers: [SceneLayer] = []
) -> SceneLayer {
  SceneLayer(id: id, name: name, geometry: SceneGeometry(frame: rect), style: style, sublayers: sublayers)
}

let red = SceneColor(red: 1, green: 0, blue: 0)
