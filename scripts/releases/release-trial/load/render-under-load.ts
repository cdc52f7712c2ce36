import { messageOf } from '@kaadu/federation/release';
import { compareLoads } from './compare-loads';
import { faultsIn, throwFaults } from '../faults';
import { hasContent, type Address } from '../pages';
import { renderMany, type LoadOptions } from './render-many';
import { explained, pageTimeoutMs, type Rendering } from '../render-pages';
import type { TrialLimits } from '../trial-limits';
import type { TrialShell } from '../trial-shell';
import { variedAddresses } from '../varied-addresses';

/** Time in which pages are started, in milliseconds. */
const budgetMs = 8000;

export interface LoadedSite {
  readonly rendering: Rendering;
  readonly addresses: readonly Address[];
  /** A shell with the live version in the candidate's place; undefined when there is none. */
  readonly live: TrialShell | undefined;
  readonly limits: Pick<TrialLimits, 'pageCount' | 'warmUp'>;
}

/**
 * Renders many distinct pages with the candidate and the live version at the same time.
 * @throws Error listing faults of the candidate in single pages, or its excess cost over all
 */
export async function renderUnderLoad(
  { rendering, addresses, live, limits: { pageCount, warmUp } }: LoadedSite,
  note: (text: string) => void,
): Promise<void> {
  const { shell, candidate, routes } = rendering;
  const options: LoadOptions = { warmUp, budgetMs, pageTimeoutMs, hasContent: hasContent(routes) };
  const wanted = variedAddresses(candidate.name, addresses, pageCount);
  const usual = live && renderMany(live, wanted, options).catch((error: unknown) => unmeasured(error, note));
  const load = await explained(rendering, renderMany(shell, wanted, options));
  const faults = faultsIn(await shell.log(), candidate, true);
  throwFaults([...faults, ...compareLoads(load, await usual)].map((fault) => `on varied pages: ${fault}`));
}

/** Notes that the live version cannot be measured, which is no fault of the candidate. */
export function unmeasured(error: unknown, note: (text: string) => void): undefined {
  note(`its cost was not compared with that of the live version: ${messageOf(error)}`);
}
