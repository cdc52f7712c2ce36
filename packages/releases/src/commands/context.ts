import { resolve } from 'node:path';
import type { Command } from 'commander';
import * as z from 'zod';
import type { Moved } from '../moves/change-channel';
import type { FreezeChange } from '../moves/freeze';
import { applyMove, Move } from '../moves/move';
import { readProject } from '../project-config';
import type { TrialChecksOptions } from '../gate/trial-checks';
import { ServiceClient } from '../service/client';
import { readThroughService, type ServiceReader } from '../service/read-through-service';
import type { Settings } from '../settings';
import { ReleaseError } from '../store/errors';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';
import { readTrustList, type TrustList } from '../trust/trust-list';
import { trustFileOf, signingKeyOf, type TrustPlaces } from '../trust/site-trust';

/** Options that every command understands. */
export interface GlobalOptions {
  readonly store: string;
  readonly channel: string;
  readonly by: string;
  readonly json?: true;
  readonly dryRun?: true;
}

/** What commands work with. */
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

  get places(): TrustPlaces {
    return { ...this.settings, store: this.options.store };
  }

  get trustFile(): string {
    return trustFileOf(this.places);
  }

  store(): Promise<ReleaseStore> {
    return openStore(this.options.store, this.settings.root);
  }

  trustList(): Promise<TrustList> {
    return readTrustList(this.trustFile);
  }

  async signingKey() {
    return signingKeyOf(this.places, Object.keys((await readProject(this.settings.root)).remotes));
  }

  /** The control-plane service, when RELEASE_SERVICE says to go through it. */
  get service(): ServiceClient | undefined {
    return this.settings.service && new ServiceClient(this.settings.service);
  }

  /** The same, for reading. */
  get reader(): ServiceReader | undefined {
    return this.settings.service && readThroughService(this.settings.service);
  }

  /** Where what is published can be read: by way of the service, or in the store itself. */
  get published(): TrialChecksOptions['published'] {
    const { service } = this.settings;
    return service ? { service } : { store: this.options.store };
  }

  /** Makes a move, by way of the service or on the store itself. */
  async move(move: Move, reason: string): Promise<Moved | FreezeChange> {
    const { channel, by, dryRun } = this.options;
    if (!this.service) return applyMove(await this.store(), move, { channel, by, reason, dryRun });
    const change = await this.service.move(channel, { move, reason, dryRun });
    return 'frozen' in change && 'remote' in move ? { ...change, remote: move.remote } : change;
  }

  /** Prints the result: for people, or for machines with `--json`. */
  print(value: unknown, text: string): void {
    process.stdout.write(`${this.options.json ? JSON.stringify(value, null, 2) : text}\n`);
  }

  path(file: string): string {
    return resolve(this.settings.root, file);
  }
}

/** Checks a move that was put together from what somebody typed. @throws ReleaseError `refused` naming the fault */
export function parseMove(move: z.input<typeof Move>): Move {
  const parsed = Move.safeParse(move);
  if (parsed.success) return parsed.data;
  throw new ReleaseError('refused', z.prettifyError(parsed.error));
}

/** `header@1.2.3` in its parts. @throws ReleaseError `refused` without a version */
export function parseTarget(target: string): { remote: string; version: string } {
  const [remote = '', version = '', ...rest] = target.split('@');
  if (remote && version && rest.length === 0) return { remote, version };
  throw new ReleaseError(
    'refused',
    `"${target}" names no version: write ${remote || 'header'}@<version>. \`release versions ${remote || 'header'}\` lists what is published.`,
  );
}
