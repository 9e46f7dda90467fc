import Testing
import UIKit

/// Properties that are accessed by their names in Objective-C.
@MainActor
struct KeyValueCodingTests {
  @Test(.rule("R1240"))
  func `A property is read and set by its name in Objective-C`() {
    let label = UILabel()
    label.setValue("Title", forKey: "text")
    label.setValue(UIColor.red, forKey: "textColor")
    label.setValue(true, forKey: "hidden")
    label.setValue(3, forKey: "tag")
    label.setValue(0.5, forKey: "alpha")
    #expect(label.text == "Title" && label.textColor == .red && label.isHidden && label.tag == 3)
    #expect(label.alpha == 0.5)
    #expect(label.value(forKey: "text") as? String == "Title")
    #expect(label.value(forKey: "textColor") as? UIColor == .red)
    #expect(label.value(forKey: "hidden") as? Bool == true)
    #expect(label.value(forKey: "isHidden") as? Bool == true)
    #expect(label.value(forKey: "tag") as? Int == 3)
    label.setValue(nil, forKey: "text")
    #expect(label.text == nil && label.value(forKey: "text") == nil)
  }

  @Test(.rule("R1241"))
  func `Numbers, points, sizes and rectangles are objects when they are read, and can be objects when they are set`() {
    let view = UIView()
    view.setValue(NSNumber(value: 0.25), forKey: "alpha")
    view.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 30, height: 40)), forKey: "frame")
    #expect(view.alpha == 0.25 && view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.value(forKey: "alpha") as? NSNumber == 0.25)
    #expect(view.value(forKey: "alpha") as? CGFloat == 0.25)
    #expect(view.value(forKey: "alpha") as? Double == 0.25)
    #expect((view.value(forKey: "frame") as? NSValue)?.cgRectValue == view.frame)
    #expect(view.value(forKey: "frame") as? CGRect == view.frame)
    view.setValue(CGPoint(x: 50, y: 60), forKey: "center")
    #expect(view.center == CGPoint(x: 50, y: 60))
    #expect(view.value(forKey: "center") as? CGPoint == view.center)
  }

  @Test(.rule("R1242"))
  func `Enumerations and option sets are numbers`() {
    let view = UIView()
    view.setValue(UIView.ContentMode.top.rawValue, forKey: "contentMode")
    view.setValue(UIView.AutoresizingMask.flexibleWidth.rawValue, forKey: "autoresizingMask")
    #expect(view.contentMode == .top && view.autoresizingMask == .flexibleWidth)
    #expect(view.value(forKey: "contentMode") as? Int == UIView.ContentMode.top.rawValue)
  }

  @Test(.rule("R1243"))
  func `A key path accesses the properties of other objects`() {
    let controller = UIViewController()
    controller.setValue(10, forKeyPath: "view.layer.cornerRadius")
    controller.setValue(true, forKeyPath: "view.layer.masksToBounds")
    controller.setValue("Home", forKeyPath: "tabBarItem.title")
    #expect(controller.view.layer.cornerRadius == 10 && controller.view.layer.masksToBounds)
    #expect(controller.tabBarItem.title == "Home")
    #expect(controller.value(forKeyPath: "view.layer.cornerRadius") as? CGFloat == 10)
    #expect(controller.value(forKeyPath: "tabBarItem.title") as? String == "Home")
    // The path ends at a value that is nil.
    #expect(controller.value(forKeyPath: "navigationController.title") == nil)
    controller.setValue("Ignored", forKeyPath: "navigationController.title")
  }

  @Test(.rule("R1244"))
  func `Several properties are read and set with a dictionary, in which nil is NSNull`() {
    let field = UITextField()
    field.text = "Text"
    field.setValuesForKeys(["placeholder": "Name", "text": NSNull(), "enabled": false, "secureTextEntry": true])
    #expect(field.placeholder == "Name" && field.text?.isEmpty != false && !field.isEnabled && field.isSecureTextEntry)
    let values = field.dictionaryWithValues(forKeys: ["placeholder", "leftView", "enabled"])
    #expect(values["placeholder"] as? String == "Name")
    #expect(values["leftView"] is NSNull)
    #expect(values["enabled"] as? Bool == false)
  }

  @Test(.rule("R1240"))
  func `Objects besides views have properties with names`() {
    let item = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
    item.setValue("New", forKey: "title")
    item.setValue(false, forKey: "enabled")
    #expect(item.title == "New" && !item.isEnabled)
    let tap = UITapGestureRecognizer()
    tap.setValue(2, forKey: "numberOfTapsRequired")
    #expect(tap.numberOfTapsRequired == 2)
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)
    constraint.setValue(20, forKey: "constant")
    #expect(constraint.constant == 20)
    let layout = UICollectionViewFlowLayout()
    layout.setValue(7, forKey: "minimumLineSpacing")
    #expect(layout.minimumLineSpacing == 7)
  }

  @Test(.rule("R1245"))
  func `A layer stores values for keys that name no property`() {
    let layer = CALayer()
    layer.setValue("value", forKey: "key of the app")
    #expect(layer.value(forKey: "key of the app") as? String == "value")
    layer.setValue(2, forKey: "contentsScale")
    layer.setValue(true, forKey: "masksToBounds")
    layer.setValue("continuous", forKey: "cornerCurve")
    #expect(layer.contentsScale == 2 && layer.masksToBounds && layer.cornerCurve == .continuous)
    #expect(layer.value(forKey: "contentsScale") as? CGFloat == 2)
  }
}
