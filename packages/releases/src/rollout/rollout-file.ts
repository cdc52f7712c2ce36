import { join } from 'node:path';
import * as z from 'zod';
import { StateFile } from '../state-file';
import { Rollout } from './rollout';

const Content = z.strictObject({ rollouts: z.array(Rollout) });

/** The rollouts of a service, the newest of each remote and channel, in a file of its folder. One process writes it. */
export class RolloutFile {
  private constructor(private readonly content: StateFile<typeof Content>) {}

  /** @throws ReleaseError `unreadable` */
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
    return this.all.find((rollout) => rollout.channel === channel && rollout.remote === remote);
  }

  /** Saves a rollout in place of the one of the same remote and channel. */
  async save(rollout: Rollout): Promise<void> {
    const others = this.all.filter(
      ({ channel, remote }) => channel !== rollout.channel || remote !== rollout.remote,
    );
    await this.content.save({ rollouts: [...others, rollout] });
  }
}
