import * as z from 'zod/mini';
import { GuestUser, SessionUser } from './session';

/**
 * Session state with its user. `unknown` until the browser has read its storage, and always on the server.
 */
export const AuthState = z.discriminatedUnion('status', [
  z.object({ status: z.literal('unknown') }),
  z.object({ status: z.literal('signed-out') }),
  z.object({ status: z.literal('signed-in'), user: SessionUser }),
]);
export type AuthState = z.infer<typeof AuthState>;

/** Reason for a login request. Analytics and the dismissal count of the automatic popup use it. */
export const LoginRequest = z.object({
  source: z.enum(['header', 'drawer', 'page', 'stored-flag', 'window-event', 'automatic']),
});

/**
 * Every event that may cross from one remote to another, with its payload schema and replay behaviour.
 * `replay: 'last'` gives a late subscriber the latest value; `'none'` gives it only later events. Names have
 * the form `owner:thing-happened`.
 */
export const events = {
  /** The session keeper reports the signed-in user. Owner: auth. */
  'auth:state-changed': { schema: AuthState, replay: 'last' },
  /** Any component requests the login modal (§2.4 open-login-modal). Handled by auth. */
  'auth:login-requested': { schema: LoginRequest, replay: 'none' },
  /** Any component requests the sign-up form (§2.4 show-signup). Handled by auth. */
  'auth:signup-requested': { schema: GuestUser, replay: 'none' },
  /** Any component requests a sign-out. Auth revokes the session on the server and reloads the page. */
  'auth:logout-requested': { schema: z.object({}), replay: 'none' },
  /** Number of experiences on the visitor's wishlist. Owner: content. */
  'content:wishlist-changed': { schema: z.object({ count: z.int() }), replay: 'last' },
  /** The trips that this browser holds have changed in its storage. Owner: booking. */
  'booking:holds-changed': { schema: z.object({}), replay: 'none' },
  /** A popup (modal, drawer, panel) opened; only one may be open at a time (§2.4). */
  'page:popup-opened': { schema: z.object({ id: z.string() }), replay: 'last' },
  /** The popup with this id closed. */
  'page:popup-closed': { schema: z.object({ id: z.string() }), replay: 'none' },
  /** An action that analytics counts happened (§7: click_whatsapp, click_phone). */
  'page:action-counted': {
    schema: z.object({
      name: z.enum(['click_whatsapp', 'click_phone', 'share']),
      detail: z.optional(z.string()),
    }),
    replay: 'none',
  },
} as const satisfies Record<string, { schema: z.ZodMiniType; replay: 'none' | 'last' }>;

export type EventName = keyof typeof events;
/** Event name → payload. */
export type Events = { [Name in EventName]: z.infer<(typeof events)[Name]['schema']> };
export type EventPayload<Name extends EventName> = Events[Name];
