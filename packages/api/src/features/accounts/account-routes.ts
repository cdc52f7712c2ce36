import { ExpCardsResponse, PreferencesBody, envelope } from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { EmptyResponse, success } from '../../platform/http/envelope';
import { requireUser, userOf } from '../../platform/sessions/signed-in';
import type { Services } from '../../services';
import { requestContactCode, verifyContactCode } from './link-contact';
import { listPreferred } from './list-preferred';
import { savePreferences } from './preferences-repository';
import { addUtmRecord } from './utm-records-repository';

/** Campaign values come from anybody's links: the excess is cut, the rest kept. */
const cut = (length: number) =>
  z
    .string()
    .transform((text) => text.slice(0, length))
    .default('');

const UtmBody = z.object({
  landing_url: cut(2_048),
  utm_campaign: cut(200),
  utm_source: cut(200),
  utm_medium: cut(200),
  utm_term: cut(200),
  utm_content: cut(200),
});

const ContactBody = z.object({
  kind: z.enum(['email', 'phone']),
  value: z.string().max(254),
  country_code: z.string().max(6).default('+91'),
});

const SessionResponse = envelope(
  mini.object({
    primary_key: mini.int(),
    first_name: mini.string(),
    last_name: mini.string(),
    email: mini.string(),
    phone: mini.string(),
    role: mini.string(),
  }),
);

/** What a signed-in person may do with the account. */
export function accountRoutes(services: Services): FastifyPluginAsyncZod {
  const { db } = services.database;
  return async (app) => {
    app.addHook('onRequest', requireUser(services));
    app.get(
      '/loggedUser/session',
      { schema: { tags: ['accounts'], response: { 200: SessionResponse } } },
      async (request) => {
        const user = userOf(request);
        return success({
          primary_key: user.primaryKey,
          first_name: user.firstName,
          last_name: user.lastName,
          email: user.email,
          phone: user.phone,
          role: user.role,
        });
      },
    );
    app.post(
      '/loggedUser/saveUtmParams',
      { schema: { tags: ['accounts'], body: UtmBody, response: { 200: EmptyResponse } } },
      async (request) => {
        const { landing_url, utm_campaign, utm_source, utm_medium, utm_term, utm_content } = request.body;
        await addUtmRecord(db, {
          userPk: userOf(request).primaryKey,
          landingUrl: landing_url,
          campaign: utm_campaign,
          source: utm_source,
          medium: utm_medium,
          term: utm_term,
          content: utm_content,
        });
        return success(null);
      },
    );
    app.get(
      '/getPreferredExperiences',
      { schema: { tags: ['accounts'], response: { 200: ExpCardsResponse } } },
      async (request) => success(await listPreferred(db, userOf(request).primaryKey)),
    );
    app.post(
      '/savePreferences',
      { schema: { tags: ['accounts'], body: PreferencesBody, response: { 200: EmptyResponse } } },
      async (request) => {
        await savePreferences(db, userOf(request).primaryKey, request.body);
        return success(null);
      },
    );
    app.post(
      '/loggedUser/requestContactOtp',
      {
        schema: {
          tags: ['accounts'],
          body: ContactBody,
          response: { 200: envelope(mini.object({ primary_key: mini.string() })) },
        },
      },
      async (request) =>
        success({ primary_key: await requestContactCode(services, userOf(request), request.body) }),
    );
    app.post(
      '/loggedUser/verifyContactOtp',
      {
        schema: {
          tags: ['accounts'],
          body: z.object({ primary_key: z.string().max(128), otp: z.string().max(12) }),
          response: { 200: envelope(mini.object({ linked: mini.enum(['email', 'phone']) })) },
        },
      },
      async (request) => {
        const { primary_key: challenge, otp } = request.body;
        return success({ linked: await verifyContactCode(services, userOf(request), { challenge, otp }) });
      },
    );
  };
}
