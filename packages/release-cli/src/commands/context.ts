import {
  channelSigner,
  type ChannelTrust,
  createTrust,
  openStore,
  ownTrustFile,
  parseInput,
  type PreviewSigning,
  readTrustList,
  ReleaseError,
  type ReleaseStore,
  type SigningKey,
  signingKeyOf,
  type SiteTrust,
  trustFileOf,
  type TrustList,
  type TrustPlaces,
} from '@kaadu/release-core';
import { folderStorage, type StateStorage, uploadsIn } from '@kaadu/release-core/operations';
import { readProject, type Settings } from '@kaadu/release-core/project';
import { type ReleaseControl, ServiceClient } from '@kaadu/release-core/service-client';
import type { Command } from 'commander';
import * as z from 'zod';
import { createStoreControl } from '../control/store-control';
import type { ReleaseLocation } from '../control/release-location';

/** Author of a change, limited to the length that the history stores. */
const Actor = z.object({ by: z.string().trim().min(1).max(200) });

export interface GlobalOptions {
  readonly store: string;
  readonly channel: string;
  readonly by: string;
  readonly json?: true;
  readonly dryRun?: true;
}

/** Dependencies of the commands, resolved from options and environment on demand. */
export class Context {
  readonly #program: Command;

  constructor(
    program: Command,
    readonly settings: Settings,
  ) {
    this.#program = program;
  }

  get options(): GlobalOptions {
    return this.#program.opts<GlobalOptions>();
  }

  /** Returns the control of releases: through the service if RELEASE_SERVICE is set, otherwise on the store. */
  async control(): Promise<ReleaseControl> {
    const { service } = this.settings;
    if (service) return new ServiceClient(service);
    const { by } = parseInput(Actor, this.options, 'The command');
    return createStoreControl({
      store: await this.store(),
      by,
      remotes: () => this.remotes(),
      trust: async () => createTrust(await this.trustList()),
      trustIfAny: () => this.#trustIfAny(),
      previews: this.previews,
      uploads: uploadsIn(this.settings.serviceFolder),
    });
  }

  /** Location from which another process can read releases. */
  get location(): ReleaseLocation {
    const { service } = this.settings;
    return service ? { service } : { store: this.options.store };
  }

  /**
   * Opens the store itself, for commands that the service does not offer.
   * @param trust decides which states of channels are accepted; defaults to the current trust list
   */
  async store(trust?: ChannelTrust): Promise<ReleaseStore> {
    const accepted = trust ?? (await this.channelTrust());
    const security = { trust: accepted, sign: channelSigner(accepted, this.settings.keyFile) };
    return openStore(this.options.store, this.settings.root, security);
  }

  /** Returns the trust in channels. */
  async channelTrust(): Promise<ChannelTrust> {
    return (await this.#trustIfAny()) ?? createTrust({ keys: [] });
  }

  /** Returns the site's trust. Folder stores before the first publication, and buckets without RELEASE_TRUST, have no list. */
  async #trustIfAny(): Promise<SiteTrust | undefined> {
    const { trustFile } = this.settings;
    if (!trustFile && !ownTrustFile(this.options.store, this.settings.root)) return undefined;
    const list = await trustListIfAny(this.trustFile, trustFile !== undefined);
    return list && createTrust(list);
  }

  async remotes(): Promise<string[]> {
    return Object.keys((await readProject(this.settings.root)).remotes);
  }

  get trustPlaces(): TrustPlaces {
    return { ...this.settings, store: this.options.store };
  }

  get trustFile(): string {
    return trustFileOf(this.trustPlaces);
  }

  trustList(): Promise<TrustList> {
    return readTrustList(this.trustFile);
  }

  async signingKey(): Promise<SigningKey> {
    return signingKeyOf(this.trustPlaces, await this.remotes());
  }

  /** Signing key and site of previews that are created on this machine. */
  get previews(): PreviewSigning {
    return { key: () => this.signingKey(), siteUrl: this.settings.siteUrl };
  }

  /** Runs work on the service's own state: in its folder, or in the database that its replicas share. */
  async withState<Result>(work: (storage: StateStorage) => Promise<Result>): Promise<Result> {
    const { stateUrl, serviceFolder } = this.settings;
    if (!stateUrl) return work(folderStorage(serviceFolder));
    const { openSharedState } = await import('@kaadu/release-service');
    const state = await openSharedState(stateUrl);
    try {
      return await work(state.storage);
    } finally {
      await state.close();
    }
  }

  /** Prints a result: as text, or as JSON with `--json`. */
  print(value: unknown, text: string): void {
    process.stdout.write(`${this.options.json ? JSON.stringify(value, null, 2) : text}\n`);
  }
}

async function trustListIfAny(file: string, isRequired: boolean): Promise<TrustList | undefined> {
  try {
    return await readTrustList(file);
  } catch (error) {
    if (!isRequired && error instanceof ReleaseError && error.code === 'not-found') return undefined;
    throw error;
  }
}
