import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { canonicalJson, type Release, type SignedRelease } from '@kaadu/federation/release';
import { ReleaseError } from '../store/errors';

/** A team's key, able to sign. */
export interface SigningKey {
  /** Derived from the public half, so that a key needs no register to be named. */
  readonly id: string;
  /** DER (SPKI) in base64, as trust lists hold it. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** Makes a new ed25519 key. */
export function newSigningKey(): SigningKey {
  return describeKey(generateKeyPairSync('ed25519').privateKey);
}

/** Reads a private key in PEM. @throws ReleaseError `refused` when it is none, or not ed25519 */
export function parseSigningKey(pem: string, whence: string): SigningKey {
  const key = privateKeyOf(pem);
  if (key?.asymmetricKeyType === 'ed25519') return describeKey(key);
  throw new ReleaseError(
    'refused',
    `${whence} is not an ed25519 private key in PEM. Make one with \`release keys new\`.`,
  );
}

/** The private half in PEM (PKCS #8). */
export function pemOf({ privateKey }: SigningKey): string {
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Name of a public key: the beginning of its SHA-256. */
export function keyIdOf(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);
}

/** A trusted key's public half, ready to verify with. @throws Error when it is not an ed25519 key */
export function publicKeyOf(publicKey: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an ed25519 key');
  return key;
}

/** The bytes that a signature vouches for: all of `release.json` but the signature. */
export function signedBytes({ signature: _, ...rest }: Release): Buffer {
  return Buffer.from(canonicalJson(rest));
}

/** The same release, vouched for by this key. Signing twice gives the same bytes. */
export function signRelease(release: Release, key: SigningKey): SignedRelease {
  const value = sign(null, signedBytes(release), key.privateKey).toString('base64');
  return { ...release, signature: { key: key.id, value } };
}

function describeKey(privateKey: KeyObject): SigningKey {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  return { id: keyIdOf(publicKey), publicKey, privateKey };
}

function privateKeyOf(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}
