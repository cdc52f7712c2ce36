import * as z from 'zod/mini';
import { GuestUser, SessionUser } from './session';

/** Whether somebody is signed in, and who. `unknown` until the browser has read its storage; always so on the server. */
export const AuthState = z.discriminatedUnion('status', [
  z.object({ status: z.literal('unknown') }),
  z.object({ status: z.literal('signed-out') }),
  z.object({ status: z.literal('signed-in'), user: SessionUser }),
]);
export type AuthState = z.infer<typeof AuthState>;

/** Why the login modal is asked for; analytics and the automatic popup's dismissal counting need it. */
export const LoginRequest = z.object({
  source: z.enum(['header', 'drawer', 'page', 'stored-flag', 'window-event', 'automatic']),
});

/**
 * Every event that may cross from one remote to another: payload schema and replay behaviour.
 * `replay: 'last'` gives a late subscriber the latest value; `'none'` gives it only what comes after.
 * Names are `owner:thing-happened`.
 */
export const events = {
  /** The session keeper says who is signed in. Owner: auth. */
  'auth:state-changed': { schema: AuthState, replay: 'last' },
  /** Anybody asks for the login modal (§2.4 open-login-modal). Handled by auth. */
  'auth:login-requested': { schema: LoginRequest, replay: 'none' },
  /** The login modal should show the sign-up form (§2.4 show-signup). */
  'auth:signup-requested': { schema: GuestUser, replay: 'none' },
  /** Anybody asks to sign out. Handled by auth, which revokes on the server and reloads. */
  'auth:logout-requested': { schema: z.object({}), replay: 'none' },
  /** How many experiences are on the visitor's wishlist. Owner: content. */
  'content:wishlist-changed': { schema: z.object({ count: z.int() }), replay: 'last' },
  /** A popup (modal, drawer, panel) opened; only one may be open at a time (§2.4). */
  'page:popup-opened': { schema: z.object({ id: z.string() }), replay: 'last' },
  /** That popup closed. */
  'page:popup-closed': { schema: z.object({ id: z.string() }), replay: 'none' },
  /** Something worth counting happened (§7: click_whatsapp, click_phone). */
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
