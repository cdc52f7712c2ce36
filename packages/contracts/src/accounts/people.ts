import * as z from 'zod/mini';
import { AdminUser, Role } from '../admin/admin';
import type { Endpoint } from '../endpoints/endpoint';
import { PrimaryKey, paging } from '../fields/fields';
import { ByKey, PageText } from '../endpoints/query';

const noun = 'people';
const access = ['admin'] as const;

/** An account as shown in the list of people. */
export const Person = z.extend(z.omit(AdminUser, { verified: true }), { created_at: z.string() });
export type Person = z.infer<typeof Person>;
export const PeoplePage = z.object({ people: z.array(Person), ...paging });
export type PeoplePage = z.infer<typeof PeoplePage>;

/** `q` is part of a name, an e-mail address or a phone number. */
export const listPeople = {
  method: 'GET',
  path: '/admin/users',
  noun,
  summary: 'Accounts, the newest first, a page at a time',
  access,
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    role: z.optional(Role),
    page: PageText,
  }),
  data: PeoplePage,
} as const satisfies Endpoint;

export const RoleBody = z.object({ primary_key: PrimaryKey, role: Role });
export type RoleBody = z.infer<typeof RoleBody>;

/**
 * No account may change its own role, and there is always an admin. A new role applies from the account's
 * next call.
 */
export const changeRole = {
  method: 'POST',
  path: '/admin/userRole',
  noun,
  summary: 'Gives an account another role',
  access,
  body: RoleBody,
  data: RoleBody,
  errors: ['not_found', 'conflict'],
} as const satisfies Endpoint;

/** A browser with a signed-in session. */
export const OpenSession = z.object({
  primary_key: PrimaryKey,
  created_at: z.string(),
  last_seen_at: z.string(),
  /** True for the session that makes the call. */
  is_own: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const listSessions = {
  method: 'GET',
  path: '/admin/userSessions',
  noun,
  summary: 'Where an account is signed in, the last used first',
  access,
  query: ByKey,
  data: z.array(OpenSession),
  errors: ['not_found'],
} as const satisfies Endpoint;

/** Ends all sessions of an account, or only the one named by `session_pk`. */
export const endSessions = {
  method: 'POST',
  path: '/admin/endSessions',
  noun,
  summary: 'Signs an account out, at once',
  access,
  body: z.object({ primary_key: PrimaryKey, session_pk: z.optional(PrimaryKey) }),
  data: z.object({ ended: z.int() }),
  errors: ['not_found'],
} as const satisfies Endpoint;
