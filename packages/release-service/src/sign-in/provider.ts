import * as client from 'openid-client';
import type { Claims, Rights } from './rights';

/** Registration of the console at an identity provider. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Public origin of the console, to which the provider redirects. */
  readonly consoleUrl: string;
  readonly rights: Rights;
}

/** Sign-in in progress, stored by the service and never sent to the browser. */
export interface Transaction {
  readonly config: client.Configuration;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Requested page of the console. */
  readonly returnTo: string;
}

export type Failure = 'denied' | 'unavailable' | 'failed';

const timeoutSeconds = 5;

/** Path that the provider redirects to. */
export const callbackPath = '/console/sign-in/callback';

/**
 * Begins a sign-in. The provider's metadata and keys are requested every time: it may be down when the service starts, and
 * rotated keys must not fail a sign-in.
 */
export async function beginSignIn(
  settings: ProviderSettings,
  returnTo: string,
): Promise<{ readonly address: URL; readonly transaction: Transaction }> {
  const config = await configure(settings);
  const [state, nonce, verifier] = [
    client.randomState(),
    client.randomNonce(),
    client.randomPKCECodeVerifier(),
  ];
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: new URL(callbackPath, settings.consoleUrl).href,
    scope: settings.rights.scope,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { address, transaction: { config, state, nonce, verifier, returnTo } };
}

/** Finishes a sign-in with the provider's callback. @returns the claims of the person */
export async function finishSignIn(
  { consoleUrl, rights }: ProviderSettings,
  { config, state, nonce, verifier }: Transaction,
  sentTo: string,
): Promise<Claims> {
  const tokens = await client.authorizationCodeGrant(config, new URL(sentTo, consoleUrl), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('There is no ID token.');
  // Many providers send groups and names only from the userinfo endpoint.
  if (claims[rights.claim] !== undefined || !config.serverMetadata().userinfo_endpoint) return claims;
  return { ...claims, ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)) };
}

/** Classifies an error at the end of a sign-in. */
export function failureOf(error: unknown): Failure {
  if (error instanceof client.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'denied' : 'failed';
  return isConnectionError(error) ? 'unavailable' : 'failed';
}

/** Whether an error is one of `fetch`, which has only a message and may be wrapped by the client. */
function isConnectionError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('message' in error)) return false;
  const isTimeout = error instanceof client.ClientError && error.code === 'OAUTH_TIMEOUT';
  return (
    isTimeout || error.message === 'fetch failed' || ('cause' in error && isConnectionError(error.cause))
  );
}

async function configure({
  issuer,
  clientId,
  clientSecret,
}: ProviderSettings): Promise<client.Configuration> {
  const basic = client.ClientSecretBasic(clientSecret);
  const post = client.ClientSecretPost(clientSecret);
  const authenticate: client.ClientAuth = (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: methods } = server;
    const isPost = methods && !methods.includes('client_secret_basic');
    return (isPost ? post : basic)(server, ...rest);
  };
  const address = new URL(issuer);
  return client.discovery(address, clientId, undefined, authenticate, {
    timeout: timeoutSeconds,
    // Signatures are verified as well, although TLS already authenticates the sender.
    execute: [
      client.enableNonRepudiationChecks,
      // Plain HTTP is for this machine only: the settings refuse any other URL without TLS.
      ...(address.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
  });
}
