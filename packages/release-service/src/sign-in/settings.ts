import { resolve } from 'node:path';
import { ReleaseError } from '@kaadu/release-core';
import * as z from 'zod';
import type { ProviderSettings } from './provider';
import { readRights } from './rights';

const isSecure = (address: string) =>
  /^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(address);
const address = z
  .url({ protocol: /^https?$/ })
  .refine(isSecure, 'must begin with https://')
  .optional();
const text = z.string().min(1).optional();

/** Variables of signing in to the console with an OpenID Connect provider: all of them, or none. */
export const signInVariables = {
  /** Issuer URL of the provider, whose `/.well-known/openid-configuration` is read. */
  OIDC_ISSUER: address,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  /** JSON file of groups and their rights. */
  OIDC_RIGHTS: text,
  /** Public origin of the console. */
  CONSOLE_URL: address,
};
const SignInEnv = z.object(signInVariables);

/**
 * Reads the settings of single sign-on; undefined without them.
 * @param root folder that relative paths are resolved against
 * @throws ReleaseError `refused` naming what is missing or wrong
 */
export async function readSignIn(
  env: z.infer<typeof SignInEnv>,
  root: string,
): Promise<ProviderSettings | undefined> {
  const names = SignInEnv.keyof().options;
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return undefined;
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_RIGHTS: rights,
    CONSOLE_URL: consoleUrl,
  } = env;
  if (issuer && clientId && clientSecret && rights && consoleUrl)
    return { issuer, clientId, clientSecret, consoleUrl, rights: await readRights(resolve(root, rights)) };
  throw new ReleaseError(
    'refused',
    `The environment is invalid: single sign-on also needs ${missing.join(', ')}.`,
  );
}
