/** Browser-storage keys of §3; other teams and the old site read the same ones. */
export const storageKeys = {
  userData: 'userData',
  accessToken: 'access_token',
  userPrimaryKey: 'user_primary_key',
  openLoginModal: 'openLoginModal',
  maxStory: 'maxStory',
} as const;

/** Cookie that holds a signed-out visitor's UTM record, and its life in days (§9). */
export const utmCookie = { name: 'utmDetails', days: 7 } as const;

/** Window event of §2.4, bridged to and from `auth:login-requested`. */
export const openLoginWindowEvent = 'open-login-modal';

/** Window event of §2.4, bridged to and from `auth:signup-requested`. Its detail may be a `GuestUser`. */
export const showSignUpWindowEvent = 'show-signup';
