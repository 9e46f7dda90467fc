// Interactive transitions between layouts that the conformance tests need besides the declarations of darwin-check.
// The delegate's method for it is a requirement of UICollectionViewDelegate, which cannot be added here.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef void (^UICollectionViewLayoutInteractiveTransitionCompletion)(BOOL completed, BOOL finished)
    NS_SWIFT_NAME(UICollectionView.LayoutInteractiveTransitionCompletion);

NS_SWIFT_UI_ACTOR
@interface UICollectionViewTransitionLayout : UICollectionViewLayout
- (instancetype)initWithCurrentLayout:(UICollectionViewLayout *)currentLayout
                           nextLayout:(UICollectionViewLayout *)newLayout NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, assign) CGFloat transitionProgress;
@property (nonatomic, readonly) UICollectionViewLayout *currentLayout;
@property (nonatomic, readonly) UICollectionViewLayout *nextLayout;
- (void)updateValue:(CGFloat)value forAnimatedKey:(NSString *)key NS_SWIFT_NAME(updateValue(_:forAnimatedKey:));
- (CGFloat)valueForAnimatedKey:(NSString *)key NS_SWIFT_NAME(value(forAnimatedKey:));
@end

@interface UICollectionView (LayoutTransitions)
- (UICollectionViewTransitionLayout *)
    startInteractiveTransitionToCollectionViewLayout:(UICollectionViewLayout *)layout
                                          completion:(nullable NS_SWIFT_NONSENDABLE
                                                          UICollectionViewLayoutInteractiveTransitionCompletion)
                                                         completion
    NS_SWIFT_NAME(startInteractiveTransition(to:completion:));
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
@end

NS_ASSUME_NONNULL_END
