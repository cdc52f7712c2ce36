import type { TrialContext } from '@kaadu/release-cli/gate';
import { limitBusyPages, openBrowser } from './browser';
import { browsePages, pagesToOpen } from './browse-pages';
import { faultsIn, throwFaults } from './faults';
import type { Address } from './pages';
import { unknownAddress } from './render-pages';
import type { TrialLimits } from './trial-limits';
import type { TrialShell } from './trial-shell';
import { compareWithLive } from './visits/compare-with-live';
import type { VisitorAccount } from './visits/visitor-account';

/** Number of pages that visitors of both versions open. */
const visitedPages = 2;

export interface ServedSite {
  readonly shell: TrialShell;
  /** Shell with the live version, if there is one to compare with. */
  readonly live: TrialShell | undefined;
  readonly account: VisitorAccount | undefined;
  readonly addresses: readonly Address[];
}

/** A site that visitors have opened. */
export interface OpenedSite {
  /**
   * Waits for the visitors, and then checks each page in detail.
   * @throws Error listing every fault
   */
  check(): Promise<void>;
}

/**
 * Lets visitors open pages of the rendered site in a headless Chromium, next to the live one. Resolves when
 * all pages are open.
 */
export async function openSite(
  { candidate, source, onEnd }: TrialContext,
  { shell, live, account, addresses }: ServedSite,
  { chromiumPath, limits }: { readonly chromiumPath: string; readonly limits: TrialLimits },
): Promise<OpenedSite> {
  const release = await source.readRelease(candidate.name, candidate.version);
  const siteUrl = shell.url;
  const browser = await openBrowser(chromiumPath);
  onEnd(() => browser.close());
  const whenFree = limitBusyPages();
  const visits = live && startVisits(live.url);

  function startVisits(liveUrl: string) {
    const chosen = pagesToOpen({ candidate, addresses }).map(({ address }) => address);
    const visited = chosen.filter((address) => address !== unknownAddress).slice(0, visitedPages);
    const sites = { siteUrl, liveUrl, remote: candidate.name, account, limits, whenFree };
    return compareWithLive(browser, { ...sites, addresses: visited });
  }

  await visits?.opened;
  return {
    async check() {
      throwFaults((await visits?.faults) ?? []);
      await browsePages(browser, { ...limits, siteUrl, candidate, release, addresses, whenFree });
      // Faults that occur some time after a page was rendered.
      throwFaults(faultsIn(await shell.log(), candidate, true));
    },
  };
}
