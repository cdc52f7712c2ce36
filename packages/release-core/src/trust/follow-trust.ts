import { canonicalJson } from '@kaadu/federation/release';
import { ReleaseError } from '../errors';
import { createTrust, type SiteTrust } from './trust';
import { readTrustList } from './trust-list';

export interface FollowTrustOptions {
  readonly pollMs?: number;
  /** Called when the file cannot be read or is malformed; the last good list stays in effect. */
  readonly onError: (error: unknown) => void;
}

export interface FollowedTrust extends SiteTrust {
  /** Calls back after a changed list took effect. */
  onChange(callback: () => void): void;
  stop(): void;
}

/**
 * Loads a trust list that can change while the process runs: the file is read again every two seconds. Resolves after the
 * first attempt to read it; if that fails, every release is refused until the file can be read.
 */
export async function followTrust(file: string, options: FollowTrustOptions): Promise<FollowedTrust> {
  const { pollMs = 2000, onError } = options;
  const callbacks: (() => void)[] = [];
  let current = refuseAll(file);
  let seen: string | undefined;

  async function reload(): Promise<void> {
    try {
      const list = await readTrustList(file);
      const text = canonicalJson(list);
      if (text === seen) return;
      const first = seen === undefined;
      seen = text;
      current = createTrust(list);
      if (!first) for (const callback of callbacks) callback();
    } catch (error) {
      onError(error);
    }
  }
  // Reads run one at a time: otherwise the one with the older list could finish last.
  let reloading: Promise<void> | undefined;
  const check = () => {
    reloading ??= reload().finally(() => (reloading = undefined));
  };
  await reload();
  const timer = setInterval(check, pollMs);
  timer.unref();
  return {
    verify: (release) => current.verify(release),
    requiresSignature: (channel) => current.requiresSignature(channel),
    auditRefusal: (line) => current.auditRefusal(line),
    channelRefusal: (channel, state) => current.channelRefusal(channel, state),
    previewRefusal: (signed) => current.previewRefusal(signed),
    onChange: (callback) => void callbacks.push(callback),
    stop: () => clearInterval(timer),
  };
}

function refuseAll(file: string): SiteTrust {
  return {
    requiresSignature: () => true,
    auditRefusal: () => `the trust list ${file} has not been read yet`,
    channelRefusal: () => `the trust list ${file} has not been read yet`,
    previewRefusal: () => `the trust list ${file} has not been read yet`,
    verify({ name, version }) {
      throw new ReleaseError(
        'refused',
        `${name}@${version} is not trusted: the trust list ${file} has not been read yet.`,
      );
    },
  };
}
