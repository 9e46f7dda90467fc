// Item providers, and drag and drop, as the conformance tests need them.
#import <UIKit/UIKit.h>
#import "UIKitExtras+Menus.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, NSItemProviderRepresentationVisibility) {
  NSItemProviderRepresentationVisibilityAll = 0,
  NSItemProviderRepresentationVisibilityTeam = 1,
  NSItemProviderRepresentationVisibilityGroup = 2,
  NSItemProviderRepresentationVisibilityOwnProcess = 3,
};

@interface NSProgress (DragAndDrop)
+ (NSProgress *)progressWithTotalUnitCount:(int64_t)unitCount;
@property (readonly, getter=isCancelled) BOOL cancelled;
@property (nullable, copy) void (NS_SWIFT_SENDABLE ^cancellationHandler)(void);
@end

@protocol NSItemProviderWriting <NSObject>
@property (class, readonly, copy) NSArray<NSString *> *writableTypeIdentifiersForItemProvider;
- (nullable NSProgress *)loadDataWithTypeIdentifier:(NSString *)typeIdentifier forItemProviderCompletionHandler:(void (NS_SWIFT_SENDABLE ^)(NSData *_Nullable data, NSError *_Nullable error))completionHandler;
@optional
@property (readonly, copy) NSArray<NSString *> *writableTypeIdentifiersForItemProvider;
@end

@protocol NSItemProviderReading <NSObject>
@property (class, readonly, copy) NSArray<NSString *> *readableTypeIdentifiersForItemProvider;
+ (nullable instancetype)objectWithItemProviderData:(NSData *)data typeIdentifier:(NSString *)typeIdentifier error:(NSError **)outError;
@end

@interface NSItemProvider (DragAndDrop)
- (instancetype)initWithObject:(id<NSItemProviderWriting>)object;
@property (copy, readonly) NSArray<NSString *> *registeredTypeIdentifiers;
- (void)registerDataRepresentationForTypeIdentifier:(NSString *)typeIdentifier visibility:(NSItemProviderRepresentationVisibility)visibility loadHandler:(NSProgress *_Nullable (NS_SWIFT_SENDABLE ^)(void (NS_SWIFT_SENDABLE ^completionHandler)(NSData *_Nullable data, NSError *_Nullable error)))loadHandler;
- (void)registerObject:(id<NSItemProviderWriting>)object visibility:(NSItemProviderRepresentationVisibility)visibility;
- (BOOL)hasItemConformingToTypeIdentifier:(NSString *)typeIdentifier NS_SWIFT_NAME(hasItemConformingToTypeIdentifier(_:));
- (BOOL)canLoadObjectOfClass:(Class<NSItemProviderReading>)aClass;
- (NSProgress *)loadObjectOfClass:(Class<NSItemProviderReading>)aClass completionHandler:(void (NS_SWIFT_SENDABLE ^)(id<NSItemProviderReading> _Nullable object, NSError *_Nullable error))completionHandler;
- (NSProgress *)loadDataRepresentationForTypeIdentifier:(NSString *)typeIdentifier completionHandler:(void (NS_SWIFT_SENDABLE ^)(NSData *_Nullable data, NSError *_Nullable error))completionHandler;
@end

NS_SWIFT_NAME(ProgressReporting)
@protocol NSProgressReporting <NSObject>
@property (readonly) NSProgress *progress;
@end

@interface NSString (ItemProvider) <NSItemProviderReading, NSItemProviderWriting>
@end

@interface NSURL (ItemProvider) <NSItemProviderReading, NSItemProviderWriting>
@end

@interface UIColor (ItemProvider) <NSItemProviderReading, NSItemProviderWriting>
@end

@interface UIImage (ItemProvider) <NSItemProviderReading, NSItemProviderWriting>
@end

NS_SWIFT_UI_ACTOR
@interface UIDragPreviewParameters : UIPreviewParameters
@end

NS_SWIFT_UI_ACTOR
@interface UIDragPreview : NSObject <NSCopying>
- (instancetype)initWithView:(UIView *)view;
- (instancetype)initWithView:(UIView *)view parameters:(UIDragPreviewParameters *)parameters NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) UIView *view;
@property (nonatomic, readonly, copy) UIDragPreviewParameters *parameters;
@end

NS_SWIFT_UI_ACTOR
@interface UIDragPreviewTarget : UIPreviewTarget
@end

NS_SWIFT_UI_ACTOR
@interface UITargetedDragPreview : UITargetedPreview
- (UITargetedDragPreview *)retargetedPreviewWithTarget:(UIDragPreviewTarget *)newTarget NS_SWIFT_NAME(retargetedPreview(with:));
@end

NS_SWIFT_UI_ACTOR
@interface UIDragItem : NSObject
- (instancetype)initWithItemProvider:(NSItemProvider *)itemProvider NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) NSItemProvider *itemProvider;
@property (nonatomic, strong, nullable) id localObject;
@property (nonatomic, copy, nullable) UIDragPreview *_Nullable (^previewProvider)(void);
@end

NS_SWIFT_UI_ACTOR
@protocol UIDragDropSession <NSObject>
@property (nonatomic, readonly) NSArray<UIDragItem *> *items;
- (CGPoint)locationInView:(UIView *)view NS_SWIFT_NAME(location(in:));
@property (nonatomic, readonly) BOOL allowsMoveOperation;
@property (nonatomic, readonly, getter=isRestrictedToDraggingApplication) BOOL restrictedToDraggingApplication;
- (BOOL)hasItemsConformingToTypeIdentifiers:(NSArray<NSString *> *)typeIdentifiers NS_SWIFT_NAME(hasItemsConforming(toTypeIdentifiers:));
- (BOOL)canLoadObjectsOfClass:(Class<NSItemProviderReading>)aClass;
@end

NS_SWIFT_UI_ACTOR
@protocol UIDragSession <UIDragDropSession>
@property (nonatomic, strong, nullable) id localContext;
@end

NS_SWIFT_UI_ACTOR
@protocol UIDropSession <UIDragDropSession, NSProgressReporting>
@property (nonatomic, readonly, nullable) id<UIDragSession> localDragSession;
- (NSProgress *)loadObjectsOfClass:(Class<NSItemProviderReading>)aClass completion:(void (^)(NSArray<__kindof id<NSItemProviderReading>> *objects))completion;
@end

NS_SWIFT_UI_ACTOR
@protocol UIDragAnimating <NSObject>
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion;
@end

typedef NS_ENUM(NSUInteger, UIDropOperation) {
  UIDropOperationCancel = 0,
  UIDropOperationForbidden = 1,
  UIDropOperationCopy = 2,
  UIDropOperationMove = 3,
};

NS_SWIFT_UI_ACTOR
@interface UIDropProposal : NSObject <NSCopying>
- (instancetype)initWithDropOperation:(UIDropOperation)operation NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(operation:));
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) UIDropOperation operation;
@end

@class UIDragInteraction, UIDropInteraction;

NS_SWIFT_UI_ACTOR
@protocol UIDragInteractionDelegate <NSObject>
- (NSArray<UIDragItem *> *)dragInteraction:(UIDragInteraction *)interaction itemsForBeginningSession:(id<UIDragSession>)session NS_SWIFT_NAME(dragInteraction(_:itemsForBeginning:));
@optional
- (nullable UITargetedDragPreview *)dragInteraction:(UIDragInteraction *)interaction previewForLiftingItem:(UIDragItem *)item session:(id<UIDragSession>)session NS_SWIFT_NAME(dragInteraction(_:previewForLifting:session:));
- (void)dragInteraction:(UIDragInteraction *)interaction willAnimateLiftWithAnimator:(id<UIDragAnimating>)animator session:(id<UIDragSession>)session NS_SWIFT_NAME(dragInteraction(_:willAnimateLiftWith:session:));
- (void)dragInteraction:(UIDragInteraction *)interaction sessionWillBegin:(id<UIDragSession>)session;
- (BOOL)dragInteraction:(UIDragInteraction *)interaction sessionAllowsMoveOperation:(id<UIDragSession>)session;
- (BOOL)dragInteraction:(UIDragInteraction *)interaction sessionIsRestrictedToDraggingApplication:(id<UIDragSession>)session;
- (BOOL)dragInteraction:(UIDragInteraction *)interaction prefersFullSizePreviewsForSession:(id<UIDragSession>)session NS_SWIFT_NAME(dragInteraction(_:prefersFullSizePreviewsFor:));
- (void)dragInteraction:(UIDragInteraction *)interaction sessionDidMove:(id<UIDragSession>)session;
- (void)dragInteraction:(UIDragInteraction *)interaction session:(id<UIDragSession>)session willEndWithOperation:(UIDropOperation)operation NS_SWIFT_NAME(dragInteraction(_:session:willEndWith:));
- (void)dragInteraction:(UIDragInteraction *)interaction session:(id<UIDragSession>)session didEndWithOperation:(UIDropOperation)operation NS_SWIFT_NAME(dragInteraction(_:session:didEndWith:));
- (void)dragInteraction:(UIDragInteraction *)interaction sessionDidTransferItems:(id<UIDragSession>)session;
- (NSArray<UIDragItem *> *)dragInteraction:(UIDragInteraction *)interaction itemsForAddingToSession:(id<UIDragSession>)session withTouchAtPoint:(CGPoint)point NS_SWIFT_NAME(dragInteraction(_:itemsForAddingTo:withTouchAt:));
- (void)dragInteraction:(UIDragInteraction *)interaction session:(id<UIDragSession>)session willAddItems:(NSArray<UIDragItem *> *)items forInteraction:(UIDragInteraction *)addingInteraction NS_SWIFT_NAME(dragInteraction(_:session:willAdd:for:));
- (nullable UITargetedDragPreview *)dragInteraction:(UIDragInteraction *)interaction previewForCancellingItem:(UIDragItem *)item withDefault:(UITargetedDragPreview *)defaultPreview NS_SWIFT_NAME(dragInteraction(_:previewForCancelling:withDefault:));
- (void)dragInteraction:(UIDragInteraction *)interaction item:(UIDragItem *)item willAnimateCancelWithAnimator:(id<UIDragAnimating>)animator NS_SWIFT_NAME(dragInteraction(_:item:willAnimateCancelWith:));
@end

NS_SWIFT_UI_ACTOR
@interface UIDragInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIDragInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, nullable, readonly, weak) id<UIDragInteractionDelegate> delegate;
@property (nonatomic) BOOL allowsSimultaneousRecognitionDuringLift;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (class, nonatomic, readonly, getter=isEnabledByDefault) BOOL enabledByDefault;
@end

NS_SWIFT_UI_ACTOR
@protocol UIDropInteractionDelegate <NSObject>
@optional
- (BOOL)dropInteraction:(UIDropInteraction *)interaction canHandleSession:(id<UIDropSession>)session NS_SWIFT_NAME(dropInteraction(_:canHandle:));
- (void)dropInteraction:(UIDropInteraction *)interaction sessionDidEnter:(id<UIDropSession>)session;
- (UIDropProposal *)dropInteraction:(UIDropInteraction *)interaction sessionDidUpdate:(id<UIDropSession>)session;
- (void)dropInteraction:(UIDropInteraction *)interaction sessionDidExit:(id<UIDropSession>)session;
- (void)dropInteraction:(UIDropInteraction *)interaction performDrop:(id<UIDropSession>)session;
- (void)dropInteraction:(UIDropInteraction *)interaction concludeDrop:(id<UIDropSession>)session;
- (void)dropInteraction:(UIDropInteraction *)interaction sessionDidEnd:(id<UIDropSession>)session;
- (nullable UITargetedDragPreview *)dropInteraction:(UIDropInteraction *)interaction previewForDroppingItem:(UIDragItem *)item withDefault:(UITargetedDragPreview *)defaultPreview NS_SWIFT_NAME(dropInteraction(_:previewForDropping:withDefault:));
- (void)dropInteraction:(UIDropInteraction *)interaction item:(UIDragItem *)item willAnimateDropWithAnimator:(id<UIDragAnimating>)animator NS_SWIFT_NAME(dropInteraction(_:item:willAnimateDropWith:));
@end

NS_SWIFT_UI_ACTOR
@interface UIDropInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIDropInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, nullable, readonly, weak) id<UIDropInteractionDelegate> delegate;
@end

NS_ASSUME_NONNULL_END
