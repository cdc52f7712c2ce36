import { followChannel } from '../follow';
import { emptyChannel, type Channel } from '../store/channel';
import type { ReleaseStore } from '../store/release-store';

export type OnChannel = (channel: string, state: Channel, before: Channel) => void;

/** Holds the channels' state in memory and tells whoever subscribed when one moves, whoever moved it. */
export class ChannelHub {
  readonly #states = new Map<string, Channel>();
  readonly #subscribers = new Set<OnChannel>();
  readonly #stops: (() => void)[] = [];

  constructor(
    store: ReleaseStore,
    readonly channels: readonly string[],
    options: { readonly pollMs?: number | undefined; readonly onError: (error: unknown) => void },
  ) {
    for (const channel of channels) {
      const onChange = (state: Channel) => this.#moved(channel, state);
      this.#stops.push(followChannel(store, channel, { ...options, onChange }));
    }
  }

  state(channel: string): Channel {
    return this.#states.get(channel) ?? emptyChannel;
  }

  /** Tells of every change from now on. Returns a function that ends it. */
  subscribe(onChannel: OnChannel): () => void {
    this.#subscribers.add(onChannel);
    return () => this.#subscribers.delete(onChannel);
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #moved(channel: string, state: Channel): void {
    const before = this.state(channel);
    this.#states.set(channel, state);
    for (const subscriber of this.#subscribers) subscriber(channel, state, before);
  }
}
