import * as endpoints from '@kaadu/contracts/accounts';
import { DataWithMessage, type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import {
  clearSessionCookie,
  readSessionCookie,
  setSessionCookie,
} from '../../platform/sessions/session-cookie';
import { closeSession } from '../../platform/sessions/sessions';
import { bearerToken } from '../../platform/sessions/require-user';
import { requestContactCode, verifyContactCode } from './link-contact';
import { listPreferred } from './list-preferred';
import { savePreferences } from './preferences-repository';
import { registerUser } from './register-user';
import { requestOtp } from './request-otp';
import { addUtmRecord } from './utm-records-repository';
import { verifyOtp } from './verify-otp';

/** Signing in, signing up and signing out (§2.4, §2.5, booking §5). */
function signInRoutes(services: Services): Route[] {
  const { database, now, production } = services;
  return [
    route(endpoints.requestOtp, async ({ body, ip }) => {
      const primary_key = await requestOtp(services, body, ip);
      return new DataWithMessage({ primary_key }, 'OTP has been sent to your email and mobile number');
    }),
    route(endpoints.verifyOtp, async ({ body, ip, reply }) => {
      const { data, session } = await verifyOtp(services, body, ip);
      if (session) setSessionCookie(reply, session.cookie, production);
      return new DataWithMessage(data, data.isOtpMatched ? 'OTP is matched' : 'OTP is not matched');
    }),
    route(endpoints.registerUser, async ({ body, ip, reply }) => {
      const { data, session } = await registerUser(services, body, ip);
      setSessionCookie(reply, session.cookie, production);
      return data;
    }),
    route(endpoints.logout, async ({ raw, reply }) => {
      const credentials = { cookie: readSessionCookie(raw), accessToken: bearerToken(raw) };
      await closeSession(database.db, credentials, now());
      clearSessionCookie(reply, production);
      return null;
    }),
  ];
}

/** The user's own account. */
function ownAccountRoutes(services: Services): Route[] {
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
      async ({ user, ip: client, body: { primary_key: challenge, otp } }) => ({
        linked: await verifyContactCode(services, user, { challenge, otp, client }),
      }),
    ),
  ];
}

export function accountRoutes(services: Services): Route[] {
  return [...signInRoutes(services), ...ownAccountRoutes(services)];
}
