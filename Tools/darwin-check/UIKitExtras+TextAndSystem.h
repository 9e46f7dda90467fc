// Declarations of data detectors, tightened text, limits of the text size, the large content viewer and tiled layers that the
// conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(uint64_t, NSTextCheckingType) {
  NSTextCheckingTypeDate = 1ULL << 3,
  NSTextCheckingTypeAddress = 1ULL << 4,
  NSTextCheckingTypeLink = 1ULL << 5,
  NSTextCheckingTypePhoneNumber = 1ULL << 11
} NS_SWIFT_NAME(NSTextCheckingResult.CheckingType);
typedef uint64_t NSTextCheckingTypes;
typedef NSString *NSTextCheckingKey NS_TYPED_EXTENSIBLE_ENUM;
extern NSTextCheckingKey const NSTextCheckingStreetKey NS_SWIFT_NAME(NSTextCheckingKey.street);
extern NSTextCheckingKey const NSTextCheckingCityKey NS_SWIFT_NAME(NSTextCheckingKey.city);
extern NSTextCheckingKey const NSTextCheckingStateKey NS_SWIFT_NAME(NSTextCheckingKey.state);
extern NSTextCheckingKey const NSTextCheckingZIPKey NS_SWIFT_NAME(NSTextCheckingKey.zip);

@interface NSTextCheckingResult : NSObject
@property (readonly) NSTextCheckingType resultType;
@property (readonly) NSRange range;
@property (nullable, readonly, copy) NSURL *URL;
@property (nullable, readonly, copy) NSString *phoneNumber;
@property (nullable, readonly, copy) NSDate *date;
@property (readonly) NSTimeInterval duration;
@property (nullable, readonly, copy) NSDictionary<NSTextCheckingKey, NSString *> *addressComponents;
@end

typedef NS_OPTIONS(NSUInteger, NSMatchingOptions) {
  NSMatchingAnchored = 1 << 2
} NS_SWIFT_NAME(NSRegularExpression.MatchingOptions);
typedef NS_OPTIONS(NSUInteger, NSMatchingFlags) {
  NSMatchingCompleted = 1 << 1
} NS_SWIFT_NAME(NSRegularExpression.MatchingFlags);

@interface NSRegularExpression : NSObject
@end

@interface NSDataDetector : NSRegularExpression
- (nullable instancetype)initWithTypes:(NSTextCheckingTypes)checkingTypes error:(NSError **)error;
@property (readonly) NSTextCheckingTypes checkingTypes;
@end

@interface NSParagraphStyle (Tightening)
@property (readonly, nonatomic) BOOL allowsDefaultTighteningForTruncation;
+ (NSWritingDirection)defaultWritingDirectionForLanguage:(nullable NSString *)languageName;
@end
@interface NSMutableParagraphStyle (Tightening)
@property (nonatomic) BOOL allowsDefaultTighteningForTruncation;
@end
@interface UILabel (Tightening)
@property (nonatomic) BOOL allowsDefaultTighteningForTruncation;
@end

@interface UIView (ContentSizeLimits)
@property (nonatomic, copy, nullable) UIContentSizeCategory minimumContentSizeCategory DC_IOS(15.0);
@property (nonatomic, copy, nullable) UIContentSizeCategory maximumContentSizeCategory DC_IOS(15.0);
@end

NS_SWIFT_UI_ACTOR
@protocol UIAccessibilityContentSizeCategoryImageAdjusting <NSObject>
@property (nonatomic) BOOL adjustsImageSizeForAccessibilityContentSizeCategory;
@end
@interface UIImageView (Adjusting) <UIAccessibilityContentSizeCategoryImageAdjusting>
@end
@interface UIButton (Adjusting) <UIAccessibilityContentSizeCategoryImageAdjusting>
@end

NS_SWIFT_UI_ACTOR
@protocol UILargeContentViewerItem <NSObject>
@property (nonatomic, readonly) BOOL showsLargeContentViewer;
@property (nonatomic, readonly, copy, nullable) NSString *largeContentTitle;
@property (nonatomic, readonly, strong, nullable) UIImage *largeContentImage;
@property (nonatomic, readonly) BOOL scalesLargeContentImage;
@property (nonatomic, readonly) UIEdgeInsets largeContentImageInsets;
@end
@interface UIView (LargeContent) <UILargeContentViewerItem>
@property (nonatomic) BOOL showsLargeContentViewer;
@property (nonatomic, copy, nullable) NSString *largeContentTitle;
@property (nonatomic, strong, nullable) UIImage *largeContentImage;
@property (nonatomic) BOOL scalesLargeContentImage;
@property (nonatomic) UIEdgeInsets largeContentImageInsets;
@end
@protocol UILargeContentViewerInteractionDelegate;
NS_SWIFT_UI_ACTOR
@interface UILargeContentViewerInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(nullable id<UILargeContentViewerInteractionDelegate>)delegate;
@property (nonatomic, strong, readonly) UIGestureRecognizer *gestureRecognizerForExclusionRelationship;
@end
@interface UIBarItem (LargeContent)
@property (nullable, nonatomic, strong) UIImage *largeContentSizeImage;
@property (nonatomic) UIEdgeInsets largeContentSizeImageInsets;
@end

@interface CATiledLayer : CALayer
+ (CFTimeInterval)fadeDuration;
@property size_t levelsOfDetail;
@property size_t levelsOfDetailBias;
@property CGSize tileSize;
@end

typedef NS_ENUM(NSInteger, UIImagePickerControllerQualityType) {
  UIImagePickerControllerQualityTypeHigh NS_SWIFT_NAME(typeHigh) = 0,
  UIImagePickerControllerQualityTypeMedium NS_SWIFT_NAME(typeMedium) = 1
} NS_SWIFT_NAME(UIImagePickerController.QualityType);
typedef NS_ENUM(NSInteger, UIImagePickerControllerImageURLExportPreset) {
  UIImagePickerControllerImageURLExportPresetCompatible = 0,
  UIImagePickerControllerImageURLExportPresetCurrent
} NS_SWIFT_NAME(UIImagePickerController.ImageURLExportPreset);
NS_SWIFT_UI_ACTOR
@interface UIImagePickerController : UINavigationController
@property (nonatomic) UIImagePickerControllerQualityType videoQuality;
@property (nonatomic) NSTimeInterval videoMaximumDuration;
@property (nonatomic) UIImagePickerControllerImageURLExportPreset imageExportPreset;
@end

NS_ASSUME_NONNULL_END
