// URLs, quick actions and user activities, besides what darwin-check has.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIApplicationShortcutIconType) {
  UIApplicationShortcutIconTypeCompose,
  UIApplicationShortcutIconTypePlay,
  UIApplicationShortcutIconTypePause,
  UIApplicationShortcutIconTypeAdd,
  UIApplicationShortcutIconTypeLocation,
  UIApplicationShortcutIconTypeSearch
} NS_SWIFT_NAME(UIApplicationShortcutIcon.IconType) DC_UNAVAILABLE(tvos);

DC_UNAVAILABLE(tvos)
@interface UIApplicationShortcutIcon : NSObject <NSCopying>
+ (instancetype)iconWithType:(UIApplicationShortcutIconType)type NS_SWIFT_NAME(init(type:));
+ (instancetype)iconWithTemplateImageName:(NSString *)templateImageName NS_SWIFT_NAME(init(templateImageName:));
+ (instancetype)iconWithSystemImageName:(NSString *)systemImageName NS_SWIFT_NAME(init(systemImageName:));
@end

DC_UNAVAILABLE(tvos)
@interface UIApplicationShortcutItem : NSObject <NSCopying, NSMutableCopying>
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithType:(NSString *)type
              localizedTitle:(NSString *)localizedTitle
           localizedSubtitle:(nullable NSString *)localizedSubtitle
                        icon:(nullable UIApplicationShortcutIcon *)icon
                    userInfo:(nullable NSDictionary<NSString *, id<NSSecureCoding>> *)userInfo NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithType:(NSString *)type localizedTitle:(NSString *)localizedTitle;
@property (nonatomic, copy, readonly) NSString *type;
@property (nonatomic, copy, readonly) NSString *localizedTitle;
@property (nullable, nonatomic, copy, readonly) NSString *localizedSubtitle;
@property (nullable, nonatomic, copy, readonly) UIApplicationShortcutIcon *icon;
@property (nullable, nonatomic, copy, readonly) NSDictionary<NSString *, id<NSSecureCoding>> *userInfo;
@property (nullable, nonatomic, copy, readonly) id targetContentIdentifier;
@end

DC_UNAVAILABLE(tvos)
@interface UIMutableApplicationShortcutItem : UIApplicationShortcutItem
@property (nonatomic, copy) NSString *type;
@property (nonatomic, copy) NSString *localizedTitle;
@property (nullable, nonatomic, copy) NSString *localizedSubtitle;
@property (nullable, nonatomic, copy) UIApplicationShortcutIcon *icon;
@property (nullable, nonatomic, copy) NSDictionary<NSString *, id<NSSecureCoding>> *userInfo;
@property (nullable, nonatomic, copy) id targetContentIdentifier;
@end

@interface UIApplication (OpenRequests)
@property (nullable, nonatomic, copy) NSArray<UIApplicationShortcutItem *> *shortcutItems DC_UNAVAILABLE(tvos);
@end

extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsSourceApplicationKey
    NS_SWIFT_NAME(UIApplicationLaunchOptionsKey.sourceApplication);
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsShortcutItemKey
    NS_SWIFT_NAME(UIApplicationLaunchOptionsKey.shortcutItem) DC_UNAVAILABLE(tvos);
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsUserActivityDictionaryKey
    NS_SWIFT_NAME(UIApplicationLaunchOptionsKey.userActivityDictionary);
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsUserActivityTypeKey
    NS_SWIFT_NAME(UIApplicationLaunchOptionsKey.userActivityType);

NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.OpenURLOptions)
@interface UISceneOpenURLOptions : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property (nullable, nonatomic, readonly) NSString *sourceApplication;
@property (nonatomic, readonly) BOOL openInPlace;
@end

@interface UIOpenURLContext (OpenRequests)
@property (nonatomic, readonly, strong) UISceneOpenURLOptions *options;
@end

@interface UISceneConnectionOptions (OpenRequests)
@property (nullable, nonatomic, readonly) UIApplicationShortcutItem *shortcutItem DC_UNAVAILABLE(tvos);
@end

NS_ASSUME_NONNULL_END
