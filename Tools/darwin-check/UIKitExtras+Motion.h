// Declarations of motion effects, motion events, touches, and animation blocks that the conformance tests need besides
// those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *CALayerContentsFilter NS_TYPED_ENUM;
extern CALayerContentsFilter const kCAFilterNearest NS_SWIFT_NAME(CALayerContentsFilter.nearest);
extern CALayerContentsFilter const kCAFilterLinear NS_SWIFT_NAME(CALayerContentsFilter.linear);
extern CALayerContentsFilter const kCAFilterTrilinear NS_SWIFT_NAME(CALayerContentsFilter.trilinear);

typedef NS_OPTIONS(unsigned int, CAEdgeAntialiasingMask) {
  kCALayerLeftEdge = 1 << 0,
  kCALayerRightEdge = 1 << 1,
  kCALayerBottomEdge = 1 << 2,
  kCALayerTopEdge = 1 << 3
};

@interface CALayer (Rendering)
@property CGFloat anchorPointZ;
@property BOOL allowsGroupOpacity;
@property BOOL drawsAsynchronously;
@property BOOL allowsEdgeAntialiasing;
@property CAEdgeAntialiasingMask edgeAntialiasingMask;
@property (copy) CALayerContentsFilter minificationFilter;
@property (copy) CALayerContentsFilter magnificationFilter;
@end

extern bool CATransform3DEqualToTransform(CATransform3D a, CATransform3D b);

@interface NSValue (Geometry)
+ (NSValue *)valueWithCGSize:(CGSize)size;
@property (nonatomic, readonly) CGSize CGSizeValue;
@end

@interface NSValue (Transform)
+ (NSValue *)valueWithCATransform3D:(CATransform3D)t;
@property (readonly) CATransform3D CATransform3DValue;
@end

@interface CATransaction (Values)
+ (nullable id)valueForKey:(NSString *)key;
+ (void)setValue:(nullable id)anObject forKey:(NSString *)key;
@end

extern NSString *const kCATransactionAnimationDuration;
extern NSString *const kCATransactionDisableActions;
extern NSString *const kCATransactionAnimationTimingFunction;
extern NSString *const kCATransactionCompletionBlock;

@interface UIView (BeginCommit)
+ (void)beginAnimations:(nullable NSString *)animationID context:(nullable void *)context NS_SWIFT_NAME(beginAnimations(_:context:));
+ (void)commitAnimations;
+ (void)setAnimationDelegate:(nullable id)delegate NS_SWIFT_NAME(setAnimationDelegate(_:));
+ (void)setAnimationWillStartSelector:(nullable SEL)selector NS_SWIFT_NAME(setAnimationWillStart(_:));
+ (void)setAnimationDidStopSelector:(nullable SEL)selector NS_SWIFT_NAME(setAnimationDidStop(_:));
+ (void)setAnimationDuration:(NSTimeInterval)duration NS_SWIFT_NAME(setAnimationDuration(_:));
+ (void)setAnimationDelay:(NSTimeInterval)delay NS_SWIFT_NAME(setAnimationDelay(_:));
+ (void)setAnimationCurve:(UIViewAnimationCurve)curve NS_SWIFT_NAME(setAnimationCurve(_:));
+ (void)setAnimationRepeatCount:(float)repeatCount NS_SWIFT_NAME(setAnimationRepeatCount(_:));
+ (void)setAnimationRepeatAutoreverses:(BOOL)repeatAutoreverses NS_SWIFT_NAME(setAnimationRepeatAutoreverses(_:));
+ (void)setAnimationBeginsFromCurrentState:(BOOL)fromCurrentState NS_SWIFT_NAME(setAnimationBeginsFromCurrentState(_:));
+ (void)setAnimationTransition:(UIViewAnimationTransition)transition forView:(UIView *)view cache:(BOOL)cache NS_SWIFT_NAME(setAnimationTransition(_:for:cache:));
@end

@interface UIView (MotionEffects)
@property (copy, nonatomic) NSArray<__kindof UIMotionEffect *> *motionEffects;
@end

@interface UIMotionEffect (Values)
- (nullable NSDictionary<NSString *, id> *)keyPathsAndRelativeValuesForViewerOffset:(UIOffset)viewerOffset;
@end

@interface UIInterpolatingMotionEffect (Axis)
@property (readonly, nonatomic) UIInterpolatingMotionEffectType type;
@end

@interface NSIndexPath (UIKit)
+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section NS_SWIFT_NAME(init(row:section:));
+ (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section NS_SWIFT_NAME(init(item:section:));
@property (nonatomic, readonly) NSInteger section;
@property (nonatomic, readonly) NSInteger row;
@property (nonatomic, readonly) NSInteger item;
@end

NS_ASSUME_NONNULL_END
