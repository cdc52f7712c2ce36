import { type Channel, emptyChannel, followChannel, type ReleaseStore } from '@kaadu/release-core';

type ChannelListener = (channel: string, state: Channel, before: Channel) => void;

/** Caches the current state of channels and notifies subscribers of every change, from any author. */
export class ChannelHub {
  readonly #states = new Map<string, Channel>();
  readonly #subscribers = new Set<ChannelListener>();
  readonly #stops: (() => void)[] = [];

  constructor(
    store: ReleaseStore,
    readonly channels: readonly string[],
    options: { readonly pollMs?: number | undefined; readonly onError: (error: unknown) => void },
  ) {
    for (const channel of channels) {
      const onChange = (state: Channel) => this.#update(channel, state);
      this.#stops.push(followChannel(store, channel, { ...options, onChange }));
    }
  }

  state(channel: string): Channel {
    return this.#states.get(channel) ?? emptyChannel;
  }

  /** Calls back on every change from now on. @returns a function to stop */
  subscribe(listener: ChannelListener): () => void {
    this.#subscribers.add(listener);
    return () => this.#subscribers.delete(listener);
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #update(channel: string, state: Channel): void {
    const before = this.state(channel);
    this.#states.set(channel, state);
    for (const subscriber of this.#subscribers) subscriber(channel, state, before);
  }
}
