// Declarations of item providers, pasteboards, user activities and notification settings that the conformance tests need
// besides those of darwin-check.
#import <UIKit/UIKit.h>
#import "UIKitExtras+DragAndDrop.h"
#import "UIKitExtras+Editing.h"

NS_ASSUME_NONNULL_BEGIN

typedef NSString *NSFileAttributeKey NS_SWIFT_NAME(FileAttributeKey) NS_TYPED_EXTENSIBLE_ENUM;

@interface NSFileManager (Directories)
- (BOOL)createDirectoryAtURL:(NSURL *)url
    withIntermediateDirectories:(BOOL)createIntermediates
                     attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes
                          error:(NSError **)error;
@end

typedef NS_OPTIONS(NSInteger, NSItemProviderFileOptions) {
  NSItemProviderFileOptionOpenInPlace = 1
};

@interface NSItemProvider (Items)
- (instancetype)initWithItem:(nullable id<NSSecureCoding>)item typeIdentifier:(nullable NSString *)typeIdentifier;
- (nullable instancetype)initWithContentsOfURL:(null_unspecified NSURL *)fileURL;
- (void)loadItemForTypeIdentifier:(NSString *)typeIdentifier
                          options:(nullable NSDictionary *)options
                completionHandler:(void (NS_SWIFT_SENDABLE ^_Nullable)(__kindof id<NSSecureCoding> _Nullable item,
                                                                       NSError *_Nullable error))completionHandler;
- (void)registerFileRepresentationForTypeIdentifier:(NSString *)typeIdentifier
                                        fileOptions:(NSItemProviderFileOptions)fileOptions
                                         visibility:(NSItemProviderRepresentationVisibility)visibility
                                        loadHandler:(NSProgress *_Nullable (NS_SWIFT_SENDABLE ^)(
                                                        void (NS_SWIFT_SENDABLE ^completionHandler)(
                                                            NSURL *_Nullable url, BOOL coordinated,
                                                            NSError *_Nullable error)))loadHandler;
- (NSProgress *)loadFileRepresentationForTypeIdentifier:(NSString *)typeIdentifier
                                      completionHandler:(void (NS_SWIFT_SENDABLE ^)(NSURL *_Nullable url,
                                                                                    NSError *_Nullable error))completionHandler;
@end

@interface UIPasteboard (ItemProviders)
@property (nonatomic, copy) NSArray<NSItemProvider *> *itemProviders DC_IOS(11.0);
- (void)setItemProviders:(NSArray<NSItemProvider *> *)itemProviders
               localOnly:(BOOL)localOnly
          expirationDate:(nullable NSDate *)expirationDate DC_IOS(11.0);
- (void)setObjects:(NSArray<id<NSItemProviderWriting>> *)objects DC_IOS(11.0);
- (void)setObjects:(NSArray<id<NSItemProviderWriting>> *)objects
         localOnly:(BOOL)localOnly
    expirationDate:(nullable NSDate *)expirationDate DC_IOS(11.0);
@end

extern NSString *const NSUserActivityTypeBrowsingWeb;

@protocol NSUserActivityDelegate <NSObject>
@optional
- (void)userActivityWillSave:(NSUserActivity *)userActivity;
- (void)userActivityWasContinued:(NSUserActivity *)userActivity;
@end

@interface NSUserActivity (Activities)
- (void)addUserInfoEntriesFromDictionary:(NSDictionary *)otherDictionary NS_SWIFT_NAME(addUserInfoEntries(from:));
@property (copy) NSSet<NSString *> *keywords;
@property (nullable, copy) NSURL *referrerURL DC_IOS(11.0);
@property BOOL needsSave;
@property (nullable, weak) id<NSUserActivityDelegate> delegate;
@property (getter=isEligibleForSearch) BOOL eligibleForSearch;
@property (getter=isEligibleForPublicIndexing) BOOL eligibleForPublicIndexing;
@property (getter=isEligibleForPrediction) BOOL eligibleForPrediction DC_IOS(12.0);
@end

typedef NS_OPTIONS(NSUInteger, UIUserNotificationType) {
  UIUserNotificationTypeNone = 0,
  UIUserNotificationTypeBadge = 1 << 0,
  UIUserNotificationTypeSound = 1 << 1,
  UIUserNotificationTypeAlert = 1 << 2
} DC_IOS_DEPRECATED(8.0, 10.0, "") DC_UNAVAILABLE(tvos, visionos);

typedef NS_ENUM(NSUInteger, UIUserNotificationActionBehavior) {
  UIUserNotificationActionBehaviorDefault,
  UIUserNotificationActionBehaviorTextInput
} DC_IOS_DEPRECATED(9.0, 10.0, "") DC_UNAVAILABLE(tvos, visionos);

typedef NS_ENUM(NSUInteger, UIUserNotificationActivationMode) {
  UIUserNotificationActivationModeForeground,
  UIUserNotificationActivationModeBackground
} DC_IOS_DEPRECATED(8.0, 10.0, "") DC_UNAVAILABLE(tvos, visionos);

typedef NS_ENUM(NSUInteger, UIUserNotificationActionContext) {
  UIUserNotificationActionContextDefault,
  UIUserNotificationActionContextMinimal
} DC_IOS_DEPRECATED(8.0, 10.0, "") DC_UNAVAILABLE(tvos, visionos);

DC_IOS_DEPRECATED(8.0, 10.0, "") DC_UNAVAILABLE(tvos, visionos) NS_SWIFT_UI_ACTOR
@interface UIUserNotificationAction : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, copy, readonly, nullable) NSString *identifier;
@property (nonatomic, copy, readonly, nullable) NSString *title;
@property (nonatomic, assign, readonly) UIUserNotificationActionBehavior behavior DC_IOS_DEPRECATED(9.0, 10.0, "");
@property (nonatomic, assign, readonly) UIUserNotificationActivationMode activationMode;
@property (nonatomic, assign, readonly, getter=isAuthenticationRequired) BOOL authenticationRequired;
@property (nonatomic, assign, readonly, getter=isDestructive) BOOL destructive;
@end

DC_IOS_DEPRECATED(8.0, 10.0, "") DC_UNAVAILABLE(tvos, visionos) NS_SWIFT_UI_ACTOR
@interface UIMutableUserNotificationAction : UIUserNotificationAction
@property (nonatomic, copy, nullable) NSString *identifier;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, assign) UIUserNotificationActionBehavior behavior DC_IOS_DEPRECATED(9.0, 10.0, "");
@property (nonatomic, assign) UIUserNotificationActivationMode activationMode;
@property (nonatomic, assign, getter=isAuthenticationRequired) BOOL authenticationRequired;
@property (nonatomic, assign, getter=isDestructive) BOOL destructive;
@end

DC_IOS_DEPRECATED(8.0, 10.0, "") DC_UNAVAILABLE(tvos, visionos) NS_SWIFT_UI_ACTOR
@interface UIUserNotificationCategory : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, copy, readonly, nullable) NSString *identifier;
- (nullable NSArray<UIUserNotificationAction *> *)actionsForContext:(UIUserNotificationActionContext)context
    NS_SWIFT_NAME(actions(for:));
@end

DC_IOS_DEPRECATED(8.0, 10.0, "") DC_UNAVAILABLE(tvos, visionos) NS_SWIFT_UI_ACTOR
@interface UIMutableUserNotificationCategory : UIUserNotificationCategory
@property (nonatomic, copy, nullable) NSString *identifier;
- (void)setActions:(nullable NSArray<UIUserNotificationAction *> *)actions
        forContext:(UIUserNotificationActionContext)context NS_SWIFT_NAME(setActions(_:for:));
@end

DC_IOS_DEPRECATED(8.0, 10.0, "") DC_UNAVAILABLE(tvos, visionos) NS_SWIFT_UI_ACTOR
@interface UIUserNotificationSettings : NSObject
+ (instancetype)settingsForTypes:(UIUserNotificationType)types
                      categories:(nullable NSSet<UIUserNotificationCategory *> *)categories
    NS_SWIFT_NAME(init(types:categories:));
@property (nonatomic, readonly) UIUserNotificationType types;
@property (nonatomic, copy, readonly, nullable) NSSet<UIUserNotificationCategory *> *categories;
@end

NS_ASSUME_NONNULL_END
