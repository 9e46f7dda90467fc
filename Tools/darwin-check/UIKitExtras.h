// Declarations that the conformance tests need besides those of darwin-check; use with --extras Tools/darwin-check.
#import <UIKit/UIKit.h>
#import "UIPresentationExtras.h"
#import "UIKitExtras+Anchors.h"
#import "UIKitExtras+Images.h"
#import "UIKitExtras+Environment.h"
#import "UIKitExtras+TextInput.h"
#import "UIKitExtras+TextKit.h"
#import "UIKitExtras+TextMembers.h"
#import "UIKitExtras+Documents.h"
#import "UIKitExtras+TextView.h"
#import "UIKitExtras+Controls.h"
#import "UIKitExtras+ControlMembers.h"
#import "UIKitExtras+Examples.h"
#import "UIKitExtras+Drawing.h"
#import "UIKitExtras+Layers.h"
#import "UIKitExtras+Search.h"
#import "UIKitExtras+Split.h"
#import "UIKitExtras+ItemGroups.h"
#import "UIKitExtras+SearchFields.h"
#import "UIKitExtras+Tables.h"
#import "UIKitExtras+Collections.h"
#import "UIKitExtras+Menus.h"
#import "UIKitExtras+OpenRequests.h"
#import "UIKitExtras+VisualEffects.h"
#import "UIKitExtras+Tabs.h"
#import "UIKitExtras+Assets.h"
#import "UIKitExtras+Appearance.h"
#import "UIKitExtras+Calendar.h"
#import "UIKitExtras+Undo.h"
#import "UIKitExtras+Editing.h"
#import "UIKitExtras+Dynamics.h"
#import "UIKitExtras+Fields.h"
#import "UIKitExtras+Pointer.h"
#import "UIKitExtras+DragAndDrop.h"
#import "UIKitExtras+ItemProviders.h"
#import "UIKitExtras+TextArchiving.h"
#import "UIKitExtras+ListDragAndDrop.h"
#import "UIKitExtras+Motion.h"
#import "UIKitExtras+Emitters.h"
#import "UIKitExtras+Habits.h"
#import "UIKitExtras+Zoom.h"
#import "UIKitExtras+KeyValueCoding.h"
#import "UIKitExtras+TextAndSystem.h"
#import "UIKitExtras+Lists.h"
#import "UIKitExtras+Screens.h"
#import "UIKitExtras+Descriptions.h"
#import "UIKitExtras+AppearanceItems.h"
#import "UIKitExtras+ControlValues.h"
#import "UIKitExtras+Rotation.h"
#import "UIKitExtras+TouchEstimates.h"
#import "UIKitExtras+TextLayers.h"
#import "UIKitExtras+RowsAndItems.h"
#import "UIKitExtras+Paths.h"
#import "UIKitExtras+LayoutTransitions.h"
#import "UIKitExtras+OrthogonalScrolling.h"
#import "UIKitExtras+InputViewControllers.h"
#import "UIKitExtras+HeaderConfigurations.h"
#import "UIKitExtras+Paste.h"
#import "UIKitExtras+TextPasting.h"
#import "UIKitExtras+TextDragAndDrop.h"
#import "UIKitExtras+ActivityItems.h"
#import "UIKitExtras+SpringLoading.h"
#import "UIKitExtras+ImageAssets.h"
#import "UIKitExtras+Find.h"
#import "UIKitExtras+PageProgress.h"
#import "UIKitExtras+PopoverBackgrounds.h"
#import "UIKitExtras+AccessibilityContainers.h"
#import "UIKitExtras+MenuPreferences.h"
#import "UIKitExtras+CalendarWeeks.h"
#import "UIKitExtras+TextLists.h"
#import "UIKitExtras+SearchTokens.h"
#import "UIKitExtras+DocumentInteraction.h"
#import "UIKitExtras+Modes.h"
#import "UIKitExtras+Processes.h"
#import "UIKitExtras+Focus.h"
#import "UIKitExtras+CoreGraphics.h"
#import "UIKitExtras+LayoutInsertions.h"
#import "UIKitExtras+EmptyValues.h"
#import "UIKitExtras+RichText.h"
#import "UIKitExtras+Tracking.h"
#import "UIKitExtras+FontDesigns.h"
#import "UIKitExtras+Threads.h"

NS_ASSUME_NONNULL_BEGIN

DC_IOS(16.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIWindowScene.GeometryPreferences)
@interface UIWindowSceneGeometryPreferences : NSObject
@end

DC_IOS(16.0) DC_UNAVAILABLE(tvos, visionos) NS_SWIFT_NAME(UIWindowScene.GeometryPreferences.iOS)
@interface UIWindowSceneGeometryPreferencesIOS : UIWindowSceneGeometryPreferences
- (instancetype)initWithInterfaceOrientations:(UIInterfaceOrientationMask)interfaceOrientations;
@end

@interface UIWindowScene (GeometryUpdate)
- (void)requestGeometryUpdateWithPreferences:(UIWindowSceneGeometryPreferences *)geometryPreferences
                                errorHandler:(nullable void (^)(NSError *error))errorHandler
    NS_SWIFT_NAME(requestGeometryUpdate(_:errorHandler:)) DC_IOS(16.0) DC_UNAVAILABLE(tvos);
@end

NS_ASSUME_NONNULL_END
