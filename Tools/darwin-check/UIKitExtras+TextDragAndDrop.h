// Drag and drop of text, as the conformance tests need it.
#import <UIKit/UIKit.h>
#import "UIKitExtras+DragAndDrop.h"
#import "UIKitExtras+TextPasting.h"

NS_ASSUME_NONNULL_BEGIN

#if !__is_target_os(tvos)

@protocol UITextDragDelegate, UITextDropDelegate;

typedef NS_OPTIONS(NSInteger, UITextDragOptions) {
  UITextDragOptionsNone = 0,
  UITextDragOptionStripTextColorFromPreviews = (1 << 0)
} DC_IOS(11.0);

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@protocol UITextDraggable <UITextInput>
@property (nonatomic, weak, nullable) id<UITextDragDelegate> textDragDelegate;
@property (nonatomic, readonly, nullable) UIDragInteraction *textDragInteraction;
@property (nonatomic, readonly, getter=isTextDragActive) BOOL textDragActive;
@property (nonatomic) UITextDragOptions textDragOptions;
@end

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@protocol UITextDragRequest <NSObject>
@property (nonatomic, readonly) UITextRange *dragRange;
@property (nonatomic, readonly) NSArray<UIDragItem *> *suggestedItems;
@property (nonatomic, readonly) NSArray<UIDragItem *> *existingItems;
@property (nonatomic, readonly, getter=isSelected) BOOL selected;
@property (nonatomic, readonly) id<UIDragSession> dragSession;
@end

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@protocol UITextDragDelegate <NSObject>
@optional
- (NSArray<UIDragItem *> *)textDraggableView:(UIView<UITextDraggable> *)textDraggableView
                                itemsForDrag:(id<UITextDragRequest>)dragRequest;
- (nullable UITargetedDragPreview *)textDraggableView:(UIView<UITextDraggable> *)textDraggableView
                            dragPreviewForLiftingItem:(UIDragItem *)item
                                              session:(id<UIDragSession>)session
    NS_SWIFT_NAME(textDraggableView(_:dragPreviewForLiftingItem:session:));
- (void)textDraggableView:(UIView<UITextDraggable> *)textDraggableView
    willAnimateLiftWithAnimator:(id<UIDragAnimating>)animator
                        session:(id<UIDragSession>)session
    NS_SWIFT_NAME(textDraggableView(_:willAnimateLiftWith:session:));
- (void)textDraggableView:(UIView<UITextDraggable> *)textDraggableView
     dragSessionWillBegin:(id<UIDragSession>)session;
- (void)textDraggableView:(UIView<UITextDraggable> *)textDraggableView
        dragSessionDidEnd:(id<UIDragSession>)session
            withOperation:(UIDropOperation)operation
    NS_SWIFT_NAME(textDraggableView(_:dragSessionDidEnd:with:));
@end

typedef NS_ENUM(NSUInteger, UITextDropAction) {
  UITextDropActionInsert = 0,
  UITextDropActionReplaceSelection = 1,
  UITextDropActionReplaceAll = 2,
} NS_SWIFT_NAME(UITextDropProposal.Action) DC_IOS(11.0);

typedef NS_ENUM(NSUInteger, UITextDropProgressMode) {
  UITextDropProgressModeSystem = 0,
  UITextDropProgressModeCustom = 1,
} NS_SWIFT_NAME(UITextDropProposal.ProgressMode) DC_IOS(11.0);

typedef NS_ENUM(NSUInteger, UITextDropPerformer) {
  UITextDropPerformerView = 0,
  UITextDropPerformerDelegate = 1,
} NS_SWIFT_NAME(UITextDropProposal.Performer) DC_IOS(11.0);

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@interface UITextDropProposal : UIDropProposal <NSCopying>
@property (nonatomic) UITextDropAction dropAction;
@property (nonatomic) UITextDropProgressMode dropProgressMode;
@property (nonatomic) BOOL useFastSameViewOperations;
@property (nonatomic) UITextDropPerformer dropPerformer;
@end

typedef NS_ENUM(NSUInteger, UITextDropEditability) {
  UITextDropEditabilityNo = 0,
  UITextDropEditabilityTemporary = 1,
  UITextDropEditabilityYes = 2,
} DC_IOS(11.0);

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@protocol UITextDroppable <UITextInput, UITextPasteConfigurationSupporting>
@property (nonatomic, weak, nullable) id<UITextDropDelegate> textDropDelegate;
@property (nonatomic, readonly, nullable) UIDropInteraction *textDropInteraction;
@property (nonatomic, readonly, getter=isTextDropActive) BOOL textDropActive;
@end

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@protocol UITextDropRequest <NSObject>
@property (nonatomic, readonly) UITextPosition *dropPosition;
@property (nonatomic, readonly) UITextDropProposal *suggestedProposal;
@property (nonatomic, readonly, getter=isSameView) BOOL sameView;
@property (nonatomic, readonly) id<UIDropSession> dropSession;
@end

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@protocol UITextDropDelegate <NSObject>
@optional
- (UITextDropEditability)textDroppableView:(UIView<UITextDroppable> *)textDroppableView
                 willBecomeEditableForDrop:(id<UITextDropRequest>)drop;
- (UITextDropProposal *)textDroppableView:(UIView<UITextDroppable> *)textDroppableView
                          proposalForDrop:(id<UITextDropRequest>)drop;
- (void)textDroppableView:(UIView<UITextDroppable> *)textDroppableView
          willPerformDrop:(id<UITextDropRequest>)drop;
- (nullable UITargetedDragPreview *)textDroppableView:(UIView<UITextDroppable> *)textDroppableView
                previewForDroppingAllItemsWithDefault:(UITargetedDragPreview *)defaultPreview;
- (void)textDroppableView:(UIView<UITextDroppable> *)textDroppableView
      dropSessionDidEnter:(id<UIDropSession>)session;
- (void)textDroppableView:(UIView<UITextDroppable> *)textDroppableView
     dropSessionDidUpdate:(id<UIDropSession>)session;
- (void)textDroppableView:(UIView<UITextDroppable> *)textDroppableView
       dropSessionDidExit:(id<UIDropSession>)session;
- (void)textDroppableView:(UIView<UITextDroppable> *)textDroppableView
        dropSessionDidEnd:(id<UIDropSession>)session;
@end

@interface UITextField (TextDragAndDrop) <UITextDraggable, UITextDroppable>
@end

@interface UITextView (TextDragAndDrop) <UITextDraggable, UITextDroppable>
@end

#endif

NS_ASSUME_NONNULL_END
