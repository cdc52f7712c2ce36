import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeStore, TrialUnavailable, type Trial } from '@kaadu/releases/gate';
import { buildShellIfChanged } from '../site/build-site';
import { startSilentApi, type StartApi } from './apis';
import { browsePages } from './browse-pages';
import { findChromium } from './find-chromium';
import type { Address } from './pages';
import { renderWithData, renderWithoutData, type Rendering } from './render-pages';
import { freePort, startTrialShell, type TrialShell } from './trial-shell';

const root = join(import.meta.dirname, '..', '..');

/** The trial of a site's candidates: its shell as it is released, and an API for their loaders to ask. */
export function siteTrial(startApi: StartApi): { readonly trial: Trial; readonly smoke: Trial } {
  /** What `trial` has rendered, for `smoke` to open. */
  let tried: { readonly shell: TrialShell; readonly addresses: readonly Address[] } | undefined;

  /**
   * Renders every page of the site with the candidate in its remote's place, by the shell as it is released: with the API
   * on the sample data, and with an API that never answers.
   */
  const trial: Trial = async (context) => {
    const { candidate, versions, source, note, onEnd } = context;
    const folder = await mkdtemp(join(tmpdir(), 'release-trial-'));
    onEnd(() => rm(folder, { recursive: true, force: true }));
    await buildShellIfChanged(root, () => undefined);
    const composed = await composeStore(folder, source, versions);
    const routesOf = async ([remote, version]: [string, string]) => {
      const release = await source.readRelease(remote, version);
      return release.routes.map((route) => ({ ...route, remote }));
    };
    const routes = (await Promise.all(Object.entries(versions).map(routesOf))).flat();

    const serveOn = async (name: string, startApi: StartApi): Promise<Rendering> => {
      const port = await freePort();
      const own = join(folder, name);
      const api = await startApi(`http://localhost:${port}`, join(own, 'api'));
      onEnd(api.stop);
      const shell = await startTrialShell({ root, folder: own, composed, port, apiUrl: api.url });
      onEnd(shell.stop);
      return { shell, candidate, routes };
    };
    // The silent one first: its pages wait while the other API fills itself.
    const withoutData = renderWithoutData(await serveOn('silent', startSilentApi));
    const withData = serveOn('sample', startApi).then(async (rendering) => {
      const addresses = await renderWithData(rendering, note);
      tried = { shell: rendering.shell, addresses };
    });
    await Promise.allSettled([withData, withoutData]);
    await withData;
    // What fails with data mostly fails without, too: that is said once.
    await withoutData;
  };

  /** Opens the same composition in a headless Chromium. */
  const smoke: Trial = async (context) => {
    const chromiumPath = findChromium();
    if (!chromiumPath) {
      throw new TrialUnavailable(
        'there is no Chromium here. Install the package "chromium", or set CHROMIUM_PATH to one',
      );
    }
    if (!tried) throw new Error('there is no rendered composition to open');
    const { candidate, source } = context;
    await browsePages({
      chromiumPath,
      siteUrl: tried.shell.url,
      candidate,
      release: await source.readRelease(candidate.name, candidate.version),
      addresses: tried.addresses,
    });
  };

  return { trial, smoke };
}
