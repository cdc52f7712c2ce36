import * as endpoints from '@kaadu/contracts/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataWithMessage, type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import {
  clearSessionCookie,
  readSessionCookie,
  setSessionCookie,
} from '../../platform/sessions/session-cookie';
import { closeSession, type SessionSecrets } from '../../platform/sessions/sessions';
import { findVisitor, retireVisitor } from '../../platform/sessions/visitors';
import { bearerToken } from '../../platform/sessions/require-user';
import { requestContactCode, verifyContactCode } from './contacts/link-contact';
import { listPreferred } from './list-preferred';
import { savePreferences } from './preferences-repository';
import { registerUser } from './register-user';
import { requestOtp } from './codes/request-otp';
import { addUtmRecord } from './utm-records-repository';
import { verifyOtp } from './codes/verify-otp';

/** Listeners to changes of accounts, for features that keep data of visitors. A failure is logged. */
export interface AccountListeners {
  /** Moves the data of a signed-out browser, if there is any, to the account that signed in. */
  readonly signedIn: (userPk: number, visitorHash?: string) => Promise<void>;
  /** Moves data of a contact to the account that has verified it. */
  readonly contactVerified: (userPk: number) => Promise<void>;
}

/** Routes for signing in, up and out (§2.4, §2.5, booking §5). */
function signInRoutes(services: Services, { signedIn }: AccountListeners): Route[] {
  const { database, now, production } = services;
  /** Binds the browser to an account: moves its data there and replaces its visitor cookie. */
  const bindBrowser = async (
    raw: FastifyRequest,
    reply: FastifyReply,
    userPk: number,
    session: SessionSecrets,
  ) => {
    const before = readSessionCookie(raw);
    setSessionCookie(reply, session.cookie, production);
    try {
      if (before !== undefined) await closeSession(database.db, { cookie: before }, now());
      await signedIn(userPk, await findVisitor(services, raw));
      await retireVisitor(services, raw, reply);
    } catch (error) {
      // A failure must not prevent the sign-in.
      raw.log.error({ err: error }, 'could not move the data of a browser to its account');
    }
  };
  return [
    route(endpoints.requestOtp, async ({ body, ip }) => {
      const primary_key = await requestOtp(services, body, ip);
      return new DataWithMessage({ primary_key }, 'OTP has been sent to your email and mobile number');
    }),
    route(endpoints.verifyOtp, async ({ body, ip, raw, reply }) => {
      const { data, session } = await verifyOtp(services, body, ip);
      if (session && typeof data.user_key === 'number') await bindBrowser(raw, reply, data.user_key, session);
      return new DataWithMessage(data, data.isOtpMatched ? 'OTP is matched' : 'OTP is not matched');
    }),
    route(endpoints.registerUser, async ({ body, raw, reply }) => {
      const { data, session } = await registerUser(services, body);
      await bindBrowser(raw, reply, data.user_key, session);
      return data;
    }),
    route(endpoints.logout, async ({ raw, reply }) => {
      const credentials = { cookie: readSessionCookie(raw), accessToken: bearerToken(raw) };
      await closeSession(database.db, credentials, now());
      clearSessionCookie(reply, production);
      await retireVisitor(services, raw, reply);
      // Pages clear the site's own storage (docs/decisions/081).
      reply.header('clear-site-data', '"cache"');
      return null;
    }),
  ];
}

/** Routes for the user's own account. */
function ownAccountRoutes(services: Services, { contactVerified }: AccountListeners): Route[] {
  const { db } = services.database;
  return [
    route(endpoints.getSession, async ({ user }) => ({
      primary_key: user.primaryKey,
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      phone: user.phone,
      role: user.role,
    })),
    route(endpoints.saveUtmParams, async ({ user, body }) => {
      await addUtmRecord(db, {
        userPk: user.primaryKey,
        landingUrl: body.landing_url,
        campaign: body.utm_campaign,
        source: body.utm_source,
        medium: body.utm_medium,
        term: body.utm_term,
        content: body.utm_content,
      });
      return null;
    }),
    route(endpoints.listPreferredExperiences, ({ user }) => listPreferred(db, user.primaryKey)),
    route(endpoints.savePreferences, async ({ user, body }) => {
      await savePreferences(db, user.primaryKey, body);
      return null;
    }),
    route(endpoints.requestContactOtp, async ({ user, body, ip }) => ({
      primary_key: await requestContactCode(services, user, body, ip),
    })),
    route(
      endpoints.verifyContactOtp,
      async ({ user, ip: client, raw, body: { primary_key: challenge, otp } }) => {
        const linked = await verifyContactCode(services, user, { challenge, otp, client });
        await contactVerified(user.primaryKey).catch((error: unknown) => {
          // The contact is verified all the same; the next sign-in moves its data.
          raw.log.error({ err: error }, 'could not move the data of a contact to its account');
        });
        return { linked };
      },
    ),
  ];
}

/** Routes for accounts. */
export function accountRoutes(services: Services, listeners: AccountListeners): Route[] {
  return [...signInRoutes(services, listeners), ...ownAccountRoutes(services, listeners)];
}
