import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { canonicalJson, type Release, type Signature, type SignedRelease } from '@kaadu/federation/release';
import { signedAuditBytes } from '../operations/audit/audit-entry';
import { signedChannelBytes } from '../channels/channel-chain';
import { ReleaseError } from '../errors';

export interface SigningKey {
  /** Id that is derived from the public key, so that ids need no registry. */
  readonly id: string;
  /** Public key, DER (SPKI) in base64, as in trust lists. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** Generates an ed25519 key. */
export function newSigningKey(): SigningKey {
  return describeKey(generateKeyPairSync('ed25519').privateKey);
}

/** Reads a private key in PEM. @throws ReleaseError `refused` when it is not an ed25519 key */
export function parseSigningKey(pem: string, file: string): SigningKey {
  const key = privateKeyOf(pem);
  if (key?.asymmetricKeyType === 'ed25519') return describeKey(key);
  throw new ReleaseError(
    'refused',
    `${file} is not an ed25519 private key in PEM. Create one with \`release keys new\`.`,
  );
}

/** Returns the private key in PEM (PKCS #8). */
export function pemOf({ privateKey }: SigningKey): string {
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Returns the id of a public key: the first 16 hex digits of its SHA-256. */
export function keyIdOf(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);
}

/** Imports a public key (SPKI in base64). @throws Error when it is not an ed25519 key */
export function publicKeyOf(publicKey: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an ed25519 key');
  return key;
}

/** Returns the bytes that a signature covers: canonical JSON of `release.json` without the signature. */
export function signedBytes({ signature: _, ...rest }: Release): Buffer {
  return Buffer.from(canonicalJson(rest));
}

/** Signs a release. Deterministic: signing twice gives the same signature. */
export function signRelease(release: Release, key: SigningKey): SignedRelease {
  const value = sign(null, signedBytes(release), key.privateKey).toString('base64');
  return { ...release, signature: { key: key.id, value } };
}

export function signChannelHash(hash: string, key: SigningKey): Signature {
  return { key: key.id, value: sign(null, signedChannelBytes(hash), key.privateKey).toString('base64') };
}

export function signAuditHash(hash: string, key: SigningKey): Signature {
  return { key: key.id, value: sign(null, signedAuditBytes(hash), key.privateKey).toString('base64') };
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
