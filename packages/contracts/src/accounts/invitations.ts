import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint';
import { EmailAddress, KeyBody, PrimaryKey } from '../fields/fields';

/* Invitations of colleagues: an e-mail with a link, which gives the account that accepts it a role. */

const noun = 'invitations';
const hour = 60 * 60_000;
const forAdmins = { noun, access: ['admin'] } as const;

/** Time for which an invitation can be accepted, in days. */
export const invitationDays = 7;

export const InvitedRole = z.enum(['content', 'sales', 'finance', 'operator', 'admin']);
export type InvitedRole = z.infer<typeof InvitedRole>;

export const InvitationBody = z.object({ email: EmailAddress, role: InvitedRole });
export type InvitationBody = z.infer<typeof InvitationBody>;

/** An invitation that has neither been accepted nor withdrawn. */
export const Invitation = z.object({
  primary_key: PrimaryKey,
  email: z.string(),
  role: InvitedRole,
  invited_by: z.string(),
  invited_at: z.string(),
  expires_at: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

export const listInvitations = {
  ...forAdmins,
  method: 'GET',
  path: '/admin/invitations',
  summary: 'Invitations that can still be accepted, the newest first',
  data: z.array(Invitation),
} as const satisfies Endpoint;

/** An earlier invitation of the same address ends. */
export const inviteColleague = {
  ...forAdmins,
  method: 'POST',
  path: '/admin/invitations',
  summary: 'Sends an e-mail with a link that gives its recipient a role',
  body: InvitationBody,
  data: Invitation,
  errors: ['conflict'],
  limits: { perAdmin: { name: 'invitation-admin', hits: 30, windowMs: 24 * hour, per: 'account' } },
  effectLimits: {
    perAddress: { name: 'invitation-address', hits: 5, windowMs: 24 * hour, per: 'subject' },
  },
} as const satisfies Endpoint;

export const withdrawInvitation = {
  ...forAdmins,
  method: 'POST',
  path: '/admin/invitations/withdraw',
  summary: 'Ends an invitation',
  body: KeyBody,
  data: z.null(),
  errors: ['not_found'],
} as const satisfies Endpoint;

/** The account must have confirmed the e-mail address that the invitation was sent to. */
export const acceptInvitation = {
  method: 'POST',
  path: '/invitations/accept',
  noun,
  summary: 'Gives the signed-in account the role of an invitation',
  access: 'signed-in',
  body: z.object({ token: z.string().check(z.regex(/^[\w-]{32}$/)) }),
  data: z.object({ role: InvitedRole }),
  errors: ['not_found', 'conflict'],
  limits: { perAccount: { name: 'invitation-accept', hits: 20, windowMs: hour, per: 'account' } },
} as const satisfies Endpoint;
