// Declarations of UIKit Dynamics that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class UIDynamicAnimator, UICollectionViewLayout;

typedef NS_ENUM(NSUInteger, UIDynamicItemCollisionBoundsType) {
  UIDynamicItemCollisionBoundsTypeRectangle,
  UIDynamicItemCollisionBoundsTypeEllipse,
  UIDynamicItemCollisionBoundsTypePath,
} DC_IOS(9.0);

DC_IOS(7.0) NS_SWIFT_UI_ACTOR
@protocol UIDynamicItem <NSObject>
@property (nonatomic, readwrite) CGPoint center;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readwrite) CGAffineTransform transform;
@optional
@property (nonatomic, readonly) UIDynamicItemCollisionBoundsType collisionBoundsType DC_IOS(9.0);
@property (nonatomic, readonly) UIBezierPath *collisionBoundingPath DC_IOS(9.0);
@end

@interface UIView (Dynamics) <UIDynamicItem>
@property (nonatomic, readonly) UIDynamicItemCollisionBoundsType collisionBoundsType DC_IOS(9.0);
@property (nonatomic, readonly) UIBezierPath *collisionBoundingPath DC_IOS(9.0);
@end

DC_IOS(9.0) NS_SWIFT_UI_ACTOR
@interface UIDynamicItemGroup : NSObject <UIDynamicItem>
- (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items;
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
@end

DC_IOS(7.0) NS_SWIFT_UI_ACTOR
@interface UIDynamicBehavior : NSObject
- (void)addChildBehavior:(UIDynamicBehavior *)behavior;
- (void)removeChildBehavior:(UIDynamicBehavior *)behavior;
@property (nonatomic, readonly, copy) NSArray<__kindof UIDynamicBehavior *> *childBehaviors;
@property (nullable, nonatomic, copy) void (^action)(void);
- (void)willMoveToAnimator:(nullable UIDynamicAnimator *)dynamicAnimator NS_SWIFT_NAME(willMove(to:));
@property (nullable, nonatomic, readonly) UIDynamicAnimator *dynamicAnimator;
@end

DC_IOS(7.0) NS_SWIFT_UI_ACTOR
@protocol UIDynamicAnimatorDelegate <NSObject>
@optional
- (void)dynamicAnimatorWillResume:(UIDynamicAnimator *)animator;
- (void)dynamicAnimatorDidPause:(UIDynamicAnimator *)animator;
@end

DC_IOS(7.0) NS_SWIFT_UI_ACTOR
@interface UIDynamicAnimator : NSObject
- (instancetype)initWithReferenceView:(UIView *)view NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout;
- (void)addBehavior:(UIDynamicBehavior *)behavior;
- (void)removeBehavior:(UIDynamicBehavior *)behavior;
- (void)removeAllBehaviors;
@property (nullable, nonatomic, readonly) UIView *referenceView;
@property (nonatomic, readonly, copy) NSArray<__kindof UIDynamicBehavior *> *behaviors;
- (NSArray<id<UIDynamicItem>> *)itemsInRect:(CGRect)rect NS_SWIFT_NAME(items(in:));
- (void)updateItemUsingCurrentState:(id<UIDynamicItem>)item NS_SWIFT_NAME(updateItem(usingCurrentState:));
@property (nonatomic, readonly, getter=isRunning) BOOL running;
@property (nonatomic, readonly) NSTimeInterval elapsedTime;
@property (nullable, nonatomic, weak) id<UIDynamicAnimatorDelegate> delegate;
@end

DC_IOS(7.0) NS_SWIFT_UI_ACTOR
@interface UIGravityBehavior : UIDynamicBehavior
- (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items NS_DESIGNATED_INITIALIZER;
- (void)addItem:(id<UIDynamicItem>)item;
- (void)removeItem:(id<UIDynamicItem>)item;
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
@property (nonatomic) CGVector gravityDirection;
@property (nonatomic) CGFloat angle;
@property (nonatomic) CGFloat magnitude;
- (void)setAngle:(CGFloat)angle magnitude:(CGFloat)magnitude;
@end

typedef NS_ENUM(NSInteger, UIPushBehaviorMode) {
  UIPushBehaviorModeContinuous,
  UIPushBehaviorModeInstantaneous,
} NS_SWIFT_NAME(UIPushBehavior.Mode);

DC_IOS(7.0) NS_SWIFT_UI_ACTOR
@interface UIPushBehavior : UIDynamicBehavior
- (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items mode:(UIPushBehaviorMode)mode NS_DESIGNATED_INITIALIZER;
- (void)addItem:(id<UIDynamicItem>)item;
- (void)removeItem:(id<UIDynamicItem>)item;
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
- (UIOffset)targetOffsetFromCenterForItem:(id<UIDynamicItem>)item NS_SWIFT_NAME(targetOffsetFromCenter(for:));
- (void)setTargetOffsetFromCenter:(UIOffset)o forItem:(id<UIDynamicItem>)item NS_SWIFT_NAME(setTargetOffsetFromCenter(_:for:));
@property (nonatomic, readonly) UIPushBehaviorMode mode;
@property (nonatomic) BOOL active;
@property (nonatomic) CGFloat angle;
@property (nonatomic) CGFloat magnitude;
@property (nonatomic) CGVector pushDirection;
- (void)setAngle:(CGFloat)angle magnitude:(CGFloat)magnitude;
@end

DC_IOS(7.0) NS_SWIFT_UI_ACTOR
@interface UISnapBehavior : UIDynamicBehavior
- (instancetype)initWithItem:(id<UIDynamicItem>)item snapToPoint:(CGPoint)point NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(item:snapTo:));
@property (nonatomic) CGPoint snapPoint DC_IOS(9.0);
@property (nonatomic) CGFloat damping;
@end

DC_IOS(7.0) NS_SWIFT_UI_ACTOR
@interface UIDynamicItemBehavior : UIDynamicBehavior
- (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items NS_DESIGNATED_INITIALIZER;
- (void)addItem:(id<UIDynamicItem>)item;
- (void)removeItem:(id<UIDynamicItem>)item;
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
@property (nonatomic) CGFloat elasticity;
@property (nonatomic) CGFloat friction;
@property (nonatomic) CGFloat density;
@property (nonatomic) CGFloat resistance;
@property (nonatomic) CGFloat angularResistance;
@property (nonatomic) BOOL allowsRotation;
@property (nonatomic, getter=isAnchored) BOOL anchored DC_IOS(9.0);
@property (nonatomic) CGFloat charge DC_IOS(9.0);
- (void)addLinearVelocity:(CGPoint)velocity forItem:(id<UIDynamicItem>)item NS_SWIFT_NAME(addLinearVelocity(_:for:));
- (CGPoint)linearVelocityForItem:(id<UIDynamicItem>)item NS_SWIFT_NAME(linearVelocity(for:));
- (void)addAngularVelocity:(CGFloat)velocity forItem:(id<UIDynamicItem>)item NS_SWIFT_NAME(addAngularVelocity(_:for:));
- (CGFloat)angularVelocityForItem:(id<UIDynamicItem>)item NS_SWIFT_NAME(angularVelocity(for:));
@end

@class UICollisionBehavior;

typedef NS_OPTIONS(NSUInteger, UICollisionBehaviorMode) {
  UICollisionBehaviorModeItems = 1 << 0,
  UICollisionBehaviorModeBoundaries = 1 << 1,
  UICollisionBehaviorModeEverything = ~(NSUInteger)0,
} NS_SWIFT_NAME(UICollisionBehavior.Mode);

DC_IOS(7.0) NS_SWIFT_UI_ACTOR
@protocol UICollisionBehaviorDelegate <NSObject>
@optional
- (void)collisionBehavior:(UICollisionBehavior *)behavior beganContactForItem:(id<UIDynamicItem>)item1 withItem:(id<UIDynamicItem>)item2 atPoint:(CGPoint)p NS_SWIFT_NAME(collisionBehavior(_:beganContactFor:with:at:));
- (void)collisionBehavior:(UICollisionBehavior *)behavior endedContactForItem:(id<UIDynamicItem>)item1 withItem:(id<UIDynamicItem>)item2 NS_SWIFT_NAME(collisionBehavior(_:endedContactFor:with:));
- (void)collisionBehavior:(UICollisionBehavior *)behavior beganContactForItem:(id<UIDynamicItem>)item withBoundaryIdentifier:(nullable id<NSCopying>)identifier atPoint:(CGPoint)p NS_SWIFT_NAME(collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:));
- (void)collisionBehavior:(UICollisionBehavior *)behavior endedContactForItem:(id<UIDynamicItem>)item withBoundaryIdentifier:(nullable id<NSCopying>)identifier NS_SWIFT_NAME(collisionBehavior(_:endedContactFor:withBoundaryIdentifier:));
@end

DC_IOS(7.0) NS_SWIFT_UI_ACTOR
@interface UICollisionBehavior : UIDynamicBehavior
- (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items NS_DESIGNATED_INITIALIZER;
- (void)addItem:(id<UIDynamicItem>)item;
- (void)removeItem:(id<UIDynamicItem>)item;
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
@property (nonatomic) UICollisionBehaviorMode collisionMode;
@property (nonatomic) BOOL translatesReferenceBoundsIntoBoundary;
- (void)setTranslatesReferenceBoundsIntoBoundaryWithInsets:(UIEdgeInsets)insets NS_SWIFT_NAME(setTranslatesReferenceBoundsIntoBoundary(with:));
- (void)addBoundaryWithIdentifier:(id<NSCopying>)identifier forPath:(UIBezierPath *)bezierPath NS_SWIFT_NAME(addBoundary(withIdentifier:for:));
- (void)addBoundaryWithIdentifier:(id<NSCopying>)identifier fromPoint:(CGPoint)p1 toPoint:(CGPoint)p2 NS_SWIFT_NAME(addBoundary(withIdentifier:from:to:));
- (nullable UIBezierPath *)boundaryWithIdentifier:(id<NSCopying>)identifier NS_SWIFT_NAME(boundary(withIdentifier:));
- (void)removeBoundaryWithIdentifier:(id<NSCopying>)identifier NS_SWIFT_NAME(removeBoundary(withIdentifier:));
@property (nullable, nonatomic, readonly, copy) NSArray<id<NSCopying>> *boundaryIdentifiers;
- (void)removeAllBoundaries;
@property (nullable, nonatomic, weak) id<UICollisionBehaviorDelegate> collisionDelegate;
@end

typedef NS_ENUM(NSInteger, UIAttachmentBehaviorType) {
  UIAttachmentBehaviorTypeItems,
  UIAttachmentBehaviorTypeAnchor,
} NS_SWIFT_NAME(UIAttachmentBehavior.AttachmentType);

typedef struct UIFloatRange { CGFloat minimum, maximum; } UIFloatRange;
extern const UIFloatRange UIFloatRangeZero NS_SWIFT_NAME(UIFloatRange.zero);
extern const UIFloatRange UIFloatRangeInfinite NS_SWIFT_NAME(UIFloatRange.infinite);
extern BOOL UIFloatRangeIsInfinite(UIFloatRange range) NS_SWIFT_NAME(getter:UIFloatRange.isInfinite(self:));

DC_IOS(7.0) NS_SWIFT_UI_ACTOR
@interface UIAttachmentBehavior : UIDynamicBehavior
- (instancetype)initWithItem:(id<UIDynamicItem>)item attachedToAnchor:(CGPoint)point;
- (instancetype)initWithItem:(id<UIDynamicItem>)item offsetFromCenter:(UIOffset)offset attachedToAnchor:(CGPoint)point NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithItem:(id<UIDynamicItem>)item1 attachedToItem:(id<UIDynamicItem>)item2 NS_SWIFT_NAME(init(item:attachedTo:));
- (instancetype)initWithItem:(id<UIDynamicItem>)item1 offsetFromCenter:(UIOffset)offset1 attachedToItem:(id<UIDynamicItem>)item2 offsetFromCenter:(UIOffset)offset2 NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(item:offsetFromCenter:attachedTo:offsetFromCenter:));
+ (instancetype)slidingAttachmentWithItem:(id<UIDynamicItem>)item1 attachedToItem:(id<UIDynamicItem>)item2 attachmentAnchor:(CGPoint)point axisOfTranslation:(CGVector)axis DC_IOS(9.0) NS_SWIFT_NAME(slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:));
+ (instancetype)slidingAttachmentWithItem:(id<UIDynamicItem>)item attachmentAnchor:(CGPoint)point axisOfTranslation:(CGVector)axis DC_IOS(9.0) NS_SWIFT_NAME(slidingAttachment(with:attachmentAnchor:axisOfTranslation:));
+ (instancetype)limitAttachmentWithItem:(id<UIDynamicItem>)item1 offsetFromCenter:(UIOffset)offset1 attachedToItem:(id<UIDynamicItem>)item2 offsetFromCenter:(UIOffset)offset2 DC_IOS(9.0) NS_SWIFT_NAME(limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:));
+ (instancetype)fixedAttachmentWithItem:(id<UIDynamicItem>)item1 attachedToItem:(id<UIDynamicItem>)item2 attachmentAnchor:(CGPoint)point DC_IOS(9.0) NS_SWIFT_NAME(fixedAttachment(with:attachedTo:attachmentAnchor:));
+ (instancetype)pinAttachmentWithItem:(id<UIDynamicItem>)item1 attachedToItem:(id<UIDynamicItem>)item2 attachmentAnchor:(CGPoint)point DC_IOS(9.0) NS_SWIFT_NAME(pinAttachment(with:attachedTo:attachmentAnchor:));
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
@property (nonatomic, readonly) UIAttachmentBehaviorType attachedBehaviorType;
@property (nonatomic) CGPoint anchorPoint;
@property (nonatomic) CGFloat length;
@property (nonatomic) CGFloat damping;
@property (nonatomic) CGFloat frequency;
@property (nonatomic) CGFloat frictionTorque DC_IOS(9.0);
@property (nonatomic) UIFloatRange attachmentRange DC_IOS(9.0);
@end

NS_ASSUME_NONNULL_END
