import { canonicalJson } from '@kaadu/federation/release';
import { Rollout, type StateStorage } from '@kaadu/release-core/operations';
import * as z from 'zod';
import { StateDocument } from '../state/state-document';

const Content = z.strictObject({ rollouts: z.array(Rollout) });

/** Rollouts of a service, the newest of each remote and channel. One process writes them. */
export class SavedRollouts {
  private constructor(private readonly content: StateDocument<typeof Content>) {}

  /** Reads them. @throws ReleaseError `unreadable` */
  static async open(storage: StateStorage): Promise<SavedRollouts> {
    const content = await StateDocument.open({
      storage,
      name: 'rollouts.json',
      schema: Content,
      empty: { rollouts: [] },
      fix: 'Restore it from a backup, or remove it: rollouts in progress then stay at their share.',
    });
    return new SavedRollouts(content);
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
