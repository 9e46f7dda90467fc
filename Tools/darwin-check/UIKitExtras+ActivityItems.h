// Activities, their items and the configuration of items to share, as the conformance tests need them.
#import <UIKit/UIKit.h>
#import "UIKitExtras+DragAndDrop.h"

NS_ASSUME_NONNULL_BEGIN

// tvOS has none of it.
#if !__is_target_os(tvos)

@class UIActivityViewController;

typedef NSString *UIActivityType NS_SWIFT_NAME(UIActivity.ActivityType) NS_TYPED_EXTENSIBLE_ENUM;

typedef NS_ENUM(NSInteger, UIActivityCategory) {
  UIActivityCategoryAction,
  UIActivityCategoryShare
} NS_SWIFT_NAME(UIActivity.Category);

// Neither activities nor the sources of their items are isolated.
@interface UIActivity : NSObject
@property (class, nonatomic, readonly) UIActivityCategory activityCategory;
@property (nonatomic, readonly, nullable) UIActivityType activityType;
@property (nonatomic, readonly, nullable) NSString *activityTitle;
@property (nonatomic, readonly, nullable) UIImage *activityImage;
- (BOOL)canPerformWithActivityItems:(NSArray *)activityItems NS_SWIFT_NAME(canPerform(withActivityItems:));
- (void)prepareWithActivityItems:(NSArray *)activityItems NS_SWIFT_NAME(prepare(withActivityItems:));
@property (nonatomic, readonly, nullable) UIViewController *activityViewController;
- (void)performActivity NS_SWIFT_NAME(perform());
- (void)activityDidFinish:(BOOL)completed;
@end

@protocol UIActivityItemSource <NSObject>
- (id)activityViewControllerPlaceholderItem:(UIActivityViewController *)activityViewController;
- (nullable id)activityViewController:(UIActivityViewController *)activityViewController
                  itemForActivityType:(nullable UIActivityType)activityType;
@optional
- (NSString *)activityViewController:(UIActivityViewController *)activityViewController
              subjectForActivityType:(nullable UIActivityType)activityType;
- (NSString *)activityViewController:(UIActivityViewController *)activityViewController
    dataTypeIdentifierForActivityType:(nullable UIActivityType)activityType;
- (nullable UIImage *)activityViewController:(UIActivityViewController *)activityViewController
               thumbnailImageForActivityType:(nullable UIActivityType)activityType
                               suggestedSize:(CGSize)size;
@end

@interface UIActivityItemProvider : NSOperation <UIActivityItemSource>
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithPlaceholderItem:(id)placeholderItem NS_DESIGNATED_INITIALIZER;
@property (nonatomic, strong, readonly, nullable) id placeholderItem;
@property (nonatomic, copy, readonly, nullable) UIActivityType activityType;
@property (nonatomic, readonly) id item;
@end

typedef NSString *UIActivityItemsConfigurationInteraction NS_TYPED_EXTENSIBLE_ENUM DC_IOS(13.0);
extern UIActivityItemsConfigurationInteraction const UIActivityItemsConfigurationInteractionShare
    NS_SWIFT_NAME(UIActivityItemsConfigurationInteraction.share) DC_IOS(13.0);
extern UIActivityItemsConfigurationInteraction const UIActivityItemsConfigurationInteractionCopy
    NS_SWIFT_NAME(UIActivityItemsConfigurationInteraction.copy) DC_IOS(16.4);

typedef NSString *UIActivityItemsConfigurationMetadataKey NS_TYPED_EXTENSIBLE_ENUM DC_IOS(13.0);
extern UIActivityItemsConfigurationMetadataKey const UIActivityItemsConfigurationMetadataKeyTitle
    NS_SWIFT_NAME(UIActivityItemsConfigurationMetadataKey.title) DC_IOS(13.0);
extern UIActivityItemsConfigurationMetadataKey const UIActivityItemsConfigurationMetadataKeyMessageBody
    NS_SWIFT_NAME(UIActivityItemsConfigurationMetadataKey.messageBody) DC_IOS(13.0);

typedef NSString *UIActivityItemsConfigurationPreviewIntent NS_TYPED_EXTENSIBLE_ENUM DC_IOS(13.0);
extern UIActivityItemsConfigurationPreviewIntent const UIActivityItemsConfigurationPreviewIntentFullSize
    NS_SWIFT_NAME(UIActivityItemsConfigurationPreviewIntent.fullSize) DC_IOS(13.0);
extern UIActivityItemsConfigurationPreviewIntent const UIActivityItemsConfigurationPreviewIntentThumbnail
    NS_SWIFT_NAME(UIActivityItemsConfigurationPreviewIntent.thumbnail) DC_IOS(13.0);

DC_IOS(13.0) NS_SWIFT_UI_ACTOR
@protocol UIActivityItemsConfigurationReading <NSObject>
@property (nonatomic, copy, readonly) NSArray<NSItemProvider *> *itemProvidersForActivityItemsConfiguration;
@optional
- (BOOL)activityItemsConfigurationSupportsInteraction:(UIActivityItemsConfigurationInteraction)interaction
    NS_SWIFT_NAME(activityItemsConfigurationSupports(interaction:));
- (nullable id)activityItemsConfigurationMetadataForKey:(UIActivityItemsConfigurationMetadataKey)key
    NS_SWIFT_NAME(activityItemsConfigurationMetadata(key:));
- (nullable id)activityItemsConfigurationMetadataForItemAtIndex:(NSInteger)index
                                                            key:(UIActivityItemsConfigurationMetadataKey)key
    NS_SWIFT_NAME(activityItemsConfigurationMetadataForItem(at:key:));
- (nullable NSItemProvider *)activityItemsConfigurationPreviewForItemAtIndex:(NSInteger)index
                                                                      intent:(UIActivityItemsConfigurationPreviewIntent)intent
                                                               suggestedSize:(CGSize)suggestedSize
    NS_SWIFT_NAME(activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:));
@property (nonatomic, copy, readonly, nullable) NSArray<UIActivity *> *applicationActivitiesForActivityItemsConfiguration;
@end

DC_IOS(13.0) NS_SWIFT_UI_ACTOR
@interface UIActivityItemsConfiguration : NSObject <UIActivityItemsConfigurationReading>
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithObjects:(NSArray<id<NSItemProviderWriting>> *)objects NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithItemProviders:(NSArray<NSItemProvider *> *)itemProviders NS_DESIGNATED_INITIALIZER;
@property (nonatomic, strong, nullable) id localObject;
@property (nonatomic, copy) NSArray<UIActivityItemsConfigurationInteraction> *supportedInteractions;
@property (nonatomic, copy, nullable) id _Nullable (^metadataProvider)(UIActivityItemsConfigurationMetadataKey key);
@property (nonatomic, copy, nullable) id _Nullable (^perItemMetadataProvider)
    (NSInteger index, UIActivityItemsConfigurationMetadataKey key);
@property (nonatomic, copy, nullable) NSItemProvider *_Nullable (^previewProvider)
    (NSInteger index, UIActivityItemsConfigurationPreviewIntent intent, CGSize suggestedSize);
@property (nonatomic, copy, nullable) NSArray<UIActivity *> * (^applicationActivitiesProvider)(void);
@end

DC_IOS(13.0) NS_SWIFT_UI_ACTOR
@protocol UIActivityItemsConfigurationProviding <NSObject>
@property (nonatomic, strong, readonly, nullable) id<UIActivityItemsConfigurationReading> activityItemsConfiguration;
@end

@interface UIResponder (UIActivityItemsConfiguration) <UIActivityItemsConfigurationProviding>
@property (nonatomic, strong, nullable) id<UIActivityItemsConfigurationReading> activityItemsConfiguration DC_IOS(13.0);
@end

typedef void (^UIActivityViewControllerCompletionWithItemsHandler)(UIActivityType _Nullable activityType, BOOL completed,
                                                                   NSArray *_Nullable returnedItems,
                                                                   NSError *_Nullable activityError)
    NS_SWIFT_NAME(UIActivityViewController.CompletionWithItemsHandler);

NS_SWIFT_UI_ACTOR
@interface UIActivityViewController : UIViewController
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_UNAVAILABLE;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_UNAVAILABLE;
- (instancetype)initWithActivityItems:(NSArray *)activityItems
                applicationActivities:(nullable NSArray<__kindof UIActivity *> *)applicationActivities NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithActivityItemsConfiguration:(id<UIActivityItemsConfigurationReading>)activityItemsConfiguration
    NS_DESIGNATED_INITIALIZER DC_IOS(14.0);
@property (nonatomic, copy, nullable) UIActivityViewControllerCompletionWithItemsHandler completionWithItemsHandler;
@property (nonatomic, copy, nullable) NSArray<UIActivityType> *excludedActivityTypes;
@end

#endif

NS_ASSUME_NONNULL_END
