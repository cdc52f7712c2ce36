import {
  RegisterUserBody,
  RegisterUserResponse,
  VerifyOtpBody,
  VerifyOtpResponse,
  VerifyUserTypeBody,
  VerifyUserTypeResponse,
} from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { EmptyResponse, success } from '../../platform/http/envelope';
import {
  dropSessionCookie,
  giveSessionCookie,
  readSessionCookie,
} from '../../platform/sessions/session-cookie';
import { closeSession } from '../../platform/sessions/sessions';
import { bearerToken } from '../../platform/sessions/signed-in';
import type { Services } from '../../services';
import { registerUser } from './register-user';
import { requestOtp } from './request-otp';
import { verifyOtp } from './verify-otp';

/** Signing in, signing up and signing out (§2.4, §2.5, booking §5). */
export function signInRoutes(services: Services): FastifyPluginAsyncZod {
  const { database, now, production } = services;
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.post(
      '/verifyUserType',
      { schema: { tags: ['accounts'], body: VerifyUserTypeBody, response: { 200: VerifyUserTypeResponse } } },
      async ({ body, ip }) =>
        success(
          { primary_key: await requestOtp(services, body, ip) },
          'OTP has been sent to your email and mobile number',
        ),
    );
    app.post(
      '/verifyOtp',
      { schema: { tags: ['accounts'], body: VerifyOtpBody, response: { 200: VerifyOtpResponse } } },
      async ({ body, ip }, reply) => {
        const { data, session } = await verifyOtp(services, body, ip);
        if (session) giveSessionCookie(reply, session.cookie, production);
        return success(data, data.isOtpMatched ? 'OTP is matched' : 'OTP is not matched');
      },
    );
    app.post(
      '/registerUser',
      { schema: { tags: ['accounts'], body: RegisterUserBody, response: { 200: RegisterUserResponse } } },
      async ({ body, ip }, reply) => {
        const { data, session } = await registerUser(services, body, ip);
        giveSessionCookie(reply, session.cookie, production);
        return success(data);
      },
    );
    app.post(
      '/logout',
      { schema: { tags: ['accounts'], body: z.unknown(), response: { 200: EmptyResponse } } },
      async (request, reply) => {
        await closeSession(
          database.db,
          { cookie: readSessionCookie(request), accessToken: bearerToken(request) },
          now(),
        );
        dropSessionCookie(reply, production);
        return success(null);
      },
    );
  };
}
