import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '@kaadu/federation/release';
import * as z from 'zod';
import { replaceAtomically } from '../store/atomic-files';
import { ReleaseError, systemCode } from '../store/errors';
import { Rollout } from './rollout';

const Content = z.strictObject({ rollouts: z.array(Rollout) });

/** The rollouts of a service, the newest of each remote and channel, in a file of its folder. One process writes it. */
export class RolloutFile {
  readonly #file: string;
  #rollouts: readonly Rollout[];

  private constructor(file: string, rollouts: readonly Rollout[]) {
    this.#file = file;
    this.#rollouts = rollouts;
  }

  /** @throws ReleaseError `unreadable` */
  static async open(serviceFolder: string): Promise<RolloutFile> {
    const file = join(serviceFolder, 'rollouts.json');
    try {
      return new RolloutFile(file, Content.parse(JSON.parse(await readFile(file, 'utf8'))).rollouts);
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return new RolloutFile(file, []);
      const fix = 'Restore it from a backup, or remove it: rollouts in progress then stay at their share';
      throw new ReleaseError('unreadable', `${file} cannot be read: ${messageOf(error)}. ${fix}.`, {
        cause: error,
      });
    }
  }

  get all(): readonly Rollout[] {
    return this.#rollouts;
  }

  of(channel: string, remote: string): Rollout | undefined {
    return this.#rollouts.find((rollout) => rollout.channel === channel && rollout.remote === remote);
  }

  /** Saves a rollout in place of the one of the same remote and channel. */
  async save(rollout: Rollout): Promise<void> {
    const others = this.#rollouts.filter(
      ({ channel, remote }) => channel !== rollout.channel || remote !== rollout.remote,
    );
    const rollouts = [...others, Rollout.parse(rollout)];
    await replaceAtomically(this.#file, `${JSON.stringify({ rollouts }, null, 2)}\n`);
    this.#rollouts = rollouts;
  }
}
