import { ChannelName } from '@kaadu/release-core';
import { Bin, type HealthLedger } from '@kaadu/release-core/health';
import type { StateStorage } from '@kaadu/release-core/operations';
import * as z from 'zod';
import type { ChannelHub } from '../events/channel-hub';
import { StateDocument } from '../state/state-document';

const Content = z.strictObject({
  channels: z.array(
    z.strictObject({
      channel: ChannelName,
      /** State of the channel that the counts belong to. */
      revision: z.int().gte(0),
      /** `remote@version` → counts of the last minutes. */
      series: z.record(z.string(), z.array(Bin)),
    }),
  ),
});

export interface SavedCountsOptions {
  readonly storage: StateStorage;
  readonly ledger: HealthLedger;
  readonly hub: ChannelHub;
  readonly onError: (error: unknown, message: string) => void;
}

/** Milliseconds between two saves. A process that is killed loses the counts since the last one. */
const saveMs = 60_000;

/**
 * Saves the counts of the health ledger, so that a restart keeps charts and evidence. Counts of a channel that was moved
 * in the meantime are dropped: they may be of a version that went live again.
 */
export class SavedCounts {
  readonly #file: StateDocument<typeof Content>;
  readonly #options: SavedCountsOptions;
  readonly #interval: NodeJS.Timeout;

  private constructor(file: StateDocument<typeof Content>, options: SavedCountsOptions) {
    this.#file = file;
    this.#options = options;
    const { hub, ledger, onError } = options;
    const { channels } = file.value;
    const restore = (channel: string, revision: number) => {
      const saved = channels.find((each) => each.channel === channel && each.revision === revision);
      if (saved) ledger.restore(channel, saved.series);
    };
    for (const channel of hub.channels) restore(channel, hub.state(channel).revision);
    hub.subscribe((channel, { revision }, before) => {
      if (before.revision === 0) restore(channel, revision);
    });
    this.#interval = setInterval(() => {
      this.#save().catch((error: unknown) => onError(error, 'the health counts could not be saved'));
    }, saveMs).unref();
  }

  /** Reads them, and restores its counts once the states of the channels are known. @throws ReleaseError `unreadable` */
  static async open(options: SavedCountsOptions): Promise<SavedCounts> {
    const file = await StateDocument.open({
      storage: options.storage,
      name: 'health.json',
      schema: Content,
      empty: { channels: [] },
      fix: 'Remove it: the charts then start anew.',
    });
    return new SavedCounts(file, options);
  }

  /** Saves the counts a last time. */
  async close(): Promise<void> {
    clearInterval(this.#interval);
    await this.#save();
  }

  async #save(): Promise<void> {
    const { hub, ledger } = this.#options;
    await this.#file.update(() => ({
      channels: hub.channels.map((channel) => ({
        channel,
        revision: hub.state(channel).revision,
        series: ledger.all(channel),
      })),
    }));
  }
}
