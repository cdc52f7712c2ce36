import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { composeStore, type Trial, type TrialContext, TrialUnavailable } from '@kaadu/release-cli/gate';
import { buildShellIfChanged } from '../../site/builds/build-site';
import { startSilentApi, type StartApi, type TrialApi } from './api/apis';
import { faultsIn, throwFaults } from './faults';
import { findChromium } from '../../test/chromium/find-chromium';
import { fetchPage } from './pages';
import { pageTimeoutMs, renderWithData, renderWithoutData, type Rendering } from './render-pages';
import { openSite, type OpenedSite } from './open-site';
import { renderUnderLoad, unmeasured } from './load/render-under-load';
import { gateLimits, type TrialLimits } from './trial-limits';
import { freePort } from '../../site/processes/free-ports';
import { startTrialShell, type TrialShell } from './trial-shell';

const root = join(import.meta.dirname, '..', '..', '..');

interface RenderedSite {
  /** The site in a browser; undefined without one. */
  readonly opened: OpenedSite | undefined;
}

/**
 * Creates the two stages of a candidate's smoke test, on the built shell: rendering and browsing.
 * @param startApi starts an API with data
 */
export function siteTrial(
  startApi: StartApi,
  limits = gateLimits,
): { readonly trial: Trial; readonly smoke: Trial } {
  let rendered: RenderedSite | undefined;
  return {
    async trial(context) {
      rendered = await renderSite(context, startApi, limits);
    },
    async smoke() {
      if (!rendered) throw new Error('the site has not been rendered yet');
      if (!rendered.opened) {
        throw new TrialUnavailable(
          'there is no Chromium on this machine. Install the package "chromium-headless-shell", or set CHROMIUM_PATH to one',
        );
      }
      await rendered.opened.check();
    },
  };
}

/**
 * Renders every page of the site with the candidate, with a responding and a silent API. Then renders many
 * more, together with a shell that serves the live version, while visitors stay on pages in a browser.
 */
async function renderSite(
  context: TrialContext,
  startApi: StartApi,
  limits: TrialLimits,
): Promise<RenderedSite> {
  const { longestTimerMs } = limits;
  const { candidate, note, onEnd } = context;
  const folder = await mkdtemp(join(tmpdir(), 'release-trial-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  await buildShellIfChanged(root, () => undefined);
  const composed = await composeStore(folder, context.source, context.versions);
  const routes = await routesOf(context);

  const serveWith = async (name: string, start: StartApi): Promise<Rendering & { api: TrialApi }> => {
    const port = await freePort();
    const dataFolder = join(folder, name);
    const api = await start(`http://localhost:${port}`, join(dataFolder, 'api'));
    onEnd(api.stop);
    const shell = await startTrialShell({
      ...{ root, folder: dataFolder, composed, port, longestTimerMs },
      apiUrl: api.url,
    });
    onEnd(shell.stop);
    return { shell, candidate, routes, api };
  };
  // The silent API first: its pages time out while the other API is being filled with data.
  const withoutData = serveWith('silent', startSilentApi).then(renderWithoutData);
  // Most faults occur with and without data; only the first one is reported.
  withoutData.catch(() => undefined);
  const rendering = await serveWith('sample', startApi);
  const live = serveLive(context, { folder, api: rendering.api, longestTimerMs });
  const addresses = await renderWithData(rendering, note);
  const liveShell = await live;
  const chromiumPath = context.opensBrowser ? findChromium() : undefined;
  const site = { shell: rendering.shell, live: liveShell, account: rendering.api.account, addresses };
  const opened = chromiumPath ? await openSite(context, site, { chromiumPath, limits }) : undefined;
  // The visitors stay on their pages meanwhile.
  await renderUnderLoad({ rendering, addresses, live: liveShell, limits }, note);
  await Promise.all([withoutData, faultsOfTimers(rendering, longestTimerMs)]);
  return { opened };
}

interface LiveSite {
  /** Folder of the smoke test. */
  readonly folder: string;
  readonly api: TrialApi;
  readonly longestTimerMs: number;
}

/**
 * Starts a shell with the live version in the candidate's place; undefined when there is none, or when it
 * cannot be served.
 */
async function serveLive(
  { candidate, current, versions, source, note, onEnd }: TrialContext,
  { folder, api, longestTimerMs }: LiveSite,
): Promise<TrialShell | undefined> {
  if (current === undefined || current === candidate.version) return undefined;
  try {
    const dataFolder = join(folder, 'live');
    const composed = await composeStore(dataFolder, source, { ...versions, [candidate.name]: current });
    const port = await freePort();
    const shell = await startTrialShell({
      ...{ root, folder: dataFolder, composed, port, longestTimerMs },
      apiUrl: api.url,
    });
    onEnd(shell.stop);
    const page = await fetchPage(shell.url, '/', pageTimeoutMs);
    if (page.versions[candidate.name] !== current)
      throw new Error(`${candidate.name}@${current} is not accepted by the shell`);
    return shell;
  } catch (error) {
    return unmeasured(error, note);
  }
}

/**
 * Checks the candidate's timers that fire after the last page.
 * @throws Error listing their faults
 */
async function faultsOfTimers({ shell, candidate }: Rendering, longestTimerMs: number): Promise<void> {
  // The margin allows the log to be written.
  await sleep(longestTimerMs + 500);
  throwFaults(faultsIn(await shell.log(), candidate, true));
}

async function routesOf({ versions, source }: TrialContext): Promise<Rendering['routes']> {
  const routes = Object.entries(versions).map(async ([remote, version]) => {
    const release = await source.readRelease(remote, version);
    return release.routes.map((route) => ({ ...route, remote }));
  });
  return (await Promise.all(routes)).flat();
}
