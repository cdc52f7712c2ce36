import { join } from 'node:path';
import { canonicalJson } from '@kaadu/federation/release';
import { Rollout } from '@kaadu/release-core/operations';
import * as z from 'zod';
import { StateFile } from '../state-file';

const Content = z.strictObject({ rollouts: z.array(Rollout) });

/** Rollouts of a service, the newest of each remote and channel, in a file of its folder. One process writes it. */
export class RolloutFile {
  private constructor(private readonly content: StateFile<typeof Content>) {}

  /** Opens the file. @throws ReleaseError `unreadable` */
  static async open(serviceFolder: string): Promise<RolloutFile> {
    const content = await StateFile.open({
      file: join(serviceFolder, 'rollouts.json'),
      schema: Content,
      empty: { rollouts: [] },
      fix: 'Restore it from a backup, or remove it: rollouts in progress then stay at their share.',
    });
    return new RolloutFile(content);
  }

  get all(): readonly Rollout[] {
    return this.content.value.rollouts;
  }

  of(channel: string, remote: string): Rollout | undefined {
    return this.all.find((rollout) => isOfSame(rollout, { channel, remote }));
  }

  /** Saves a rollout in place of the one of the same remote and channel. */
  async save(rollout: Rollout): Promise<void> {
    await this.content.update(({ rollouts }) => ({ rollouts: [...othersOf(rollouts, rollout), rollout] }));
  }

  /**
   * Saves the next state of a rollout, unless it was changed or ended in the meantime.
   * @returns whether it was saved
   */
  saveNext(before: Rollout, next: Rollout): Promise<boolean> {
    return this.content.update(({ rollouts }) => {
      const current = rollouts.find((rollout) => isOfSame(rollout, before));
      if (!current || canonicalJson(current) !== canonicalJson(before)) return undefined;
      return { rollouts: [...othersOf(rollouts, next), next] };
    });
  }
}

type Place = Pick<Rollout, 'channel' | 'remote'>;

function isOfSame(a: Place, b: Place): boolean {
  return a.channel === b.channel && a.remote === b.remote;
}

function othersOf(rollouts: readonly Rollout[], rollout: Place): Rollout[] {
  return rollouts.filter((other) => !isOfSame(other, rollout));
}
