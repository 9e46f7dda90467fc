// The progress of page controls, besides what darwin-check has.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class UIPageControlProgress, UIPageControlTimerProgress;

DC_IOS(17.0)
@protocol UIPageControlProgressDelegate <NSObject>
@optional
- (float)pageControlProgress:(UIPageControlProgress *)progress
      initialProgressForPage:(NSInteger)page NS_SWIFT_NAME(pageControlProgress(_:initialProgressForPage:));
- (void)pageControlProgressVisibilityDidChange:(UIPageControlProgress *)progress
    NS_SWIFT_NAME(pageControlProgressVisibilityDidChange(_:));
@end

DC_IOS(17.0)
@interface UIPageControlProgress : NSObject
@property (nullable, nonatomic, weak) id <UIPageControlProgressDelegate> delegate;
@property (nonatomic) float currentProgress;
@property (nonatomic, readonly, getter=isProgressVisible) BOOL progressVisible;
@end

DC_IOS(17.0)
@protocol UIPageControlTimerProgressDelegate <UIPageControlProgressDelegate>
@optional
- (void)pageControlTimerProgressDidChange:(UIPageControlTimerProgress *)progress
    NS_SWIFT_NAME(pageControlTimerProgressDidChange(_:));
- (BOOL)pageControlTimerProgress:(UIPageControlTimerProgress *)progress
             shouldAdvanceToPage:(NSInteger)page NS_SWIFT_NAME(pageControlTimerProgress(_:shouldAdvanceToPage:));
@end

DC_IOS(17.0)
@interface UIPageControlTimerProgress : UIPageControlProgress
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithPreferredDuration:(NSTimeInterval)preferredDuration NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) id <UIPageControlTimerProgressDelegate> delegate;
@property (nonatomic) BOOL resetsToInitialPageAfterEnd;
@property (nonatomic, readonly, getter=isRunning) BOOL running;
@property (nonatomic) NSTimeInterval preferredDuration;
- (void)resumeTimer;
- (void)pauseTimer;
- (void)setDuration:(NSTimeInterval)duration forPage:(NSInteger)page NS_SWIFT_NAME(setDuration(_:forPage:));
- (NSTimeInterval)durationForPage:(NSInteger)page NS_SWIFT_NAME(duration(forPage:));
@end

@interface UIPageControl (Progress)
@property (nullable, nonatomic, strong) UIPageControlProgress *progress DC_IOS(17.0);
@end

NS_ASSUME_NONNULL_END
