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
  trustFileOf,
  type TrustList,
  type TrustPlaces,
} from '@kaadu/release-core';
import { uploadsIn } from '@kaadu/release-core/operations';
import { readProject, type Settings } from '@kaadu/release-core/project';
import { type ReleaseControl, ServiceClient } from '@kaadu/release-core/service-client';
import type { Command } from 'commander';
import * as z from 'zod';
import { createStoreControl } from '../control/store-control';
import type { ReleaseLocation } from '../control/release-location';

/** Who acts, as far as the history has room for it. */
const Actor = z.object({ by: z.string().trim().min(1).max(200) });

/** Options that every command understands. */
export interface GlobalOptions {
  readonly store: string;
  readonly channel: string;
  readonly by: string;
  readonly json?: true;
  readonly dryRun?: true;
}

/** Dependencies of the commands, resolved from options and environment when they are needed. */
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

  /** Works through the control-plane service where RELEASE_SERVICE names one, otherwise on the store. */
  async control(): Promise<ReleaseControl> {
    const { service } = this.settings;
    if (service) return new ServiceClient(service);
    const { by } = parseInput(Actor, this.options, 'The command');
    return createStoreControl({
      store: await this.store(),
      by,
      remotes: () => this.remotes(),
      trust: async () => createTrust(await this.trustList()),
      previews: this.previews,
      uploads: uploadsIn(this.settings.serviceFolder),
    });
  }

  /** Where another process can read releases. */
  get location(): ReleaseLocation {
    const { service } = this.settings;
    return service ? { service } : { store: this.options.store };
  }

  /**
   * The store itself, for commands that the service does not offer.
   * @param trust which states of channels are accepted; default: by the trust list as it is now
   */
  async store(trust?: ChannelTrust): Promise<ReleaseStore> {
    const accepted = trust ?? (await this.channelTrust());
    const security = { trust: accepted, sign: channelSigner(accepted, this.settings.keyFile) };
    return openStore(this.options.store, this.settings.root, security);
  }

  /** A folder store has no trust list before its first publication, and a bucket has none where RELEASE_TRUST is not set. */
  async channelTrust(): Promise<ChannelTrust> {
    const { trustFile } = this.settings;
    if (!trustFile && !ownTrustFile(this.options.store, this.settings.root)) return createTrust({ keys: [] });
    return createTrust(await trustListIfAny(this.trustFile, trustFile !== undefined));
  }

  /** Names of the site's remotes. */
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

  /** How links of previews are made on this machine. */
  get previews(): PreviewSigning {
    return { key: () => this.signingKey(), siteUrl: this.settings.siteUrl };
  }

  /** Prints a result: as text for people, or as JSON with `--json`. */
  print(value: unknown, text: string): void {
    process.stdout.write(`${this.options.json ? JSON.stringify(value, null, 2) : text}\n`);
  }
}

async function trustListIfAny(file: string, isRequired: boolean): Promise<TrustList> {
  try {
    return await readTrustList(file);
  } catch (error) {
    if (!isRequired && error instanceof ReleaseError && error.code === 'not-found') return { keys: [] };
    throw error;
  }
}
