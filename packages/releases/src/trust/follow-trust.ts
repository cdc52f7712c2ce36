import { canonicalJson, type ReleaseTrust } from '@kaadu/federation/release';
import { ReleaseError } from '../store/errors';
import { createTrust } from './trust';
import { readTrustList } from './trust-list';

export interface FollowTrustOptions {
  readonly pollMs?: number;
  /** The file became unreadable or malformed; the last good list stays in force. */
  readonly onError: (error: unknown) => void;
}

export interface FollowedTrust extends ReleaseTrust {
  /** Calls back whenever a changed list is in force. */
  onChange(callback: () => void): void;
  stop(): void;
}

/**
 * A trust whose list can be changed while the process runs: the file is read again every two seconds. It resolves when
 * the list has been read once; where that failed, everything is refused until it can be.
 */
export async function followTrust(file: string, options: FollowTrustOptions): Promise<FollowedTrust> {
  const { pollMs = 2000, onError } = options;
  const callbacks: (() => void)[] = [];
  let current = refuseAll(file);
  let seen: string | undefined;

  async function look(): Promise<void> {
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
  await look();
  const timer = setInterval(() => void look(), pollMs);
  timer.unref();
  return {
    verify: (release) => current.verify(release),
    onChange: (callback) => void callbacks.push(callback),
    stop: () => clearInterval(timer),
  };
}

function refuseAll(file: string): ReleaseTrust {
  return {
    verify({ name, version }) {
      throw new ReleaseError(
        'refused',
        `${name}@${version} is not trusted: the trust list ${file} could not be read yet.`,
      );
    },
  };
}
