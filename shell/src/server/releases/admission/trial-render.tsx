import type { Api } from '@kaadu/api-client';
import { events, slotNames, slots, type RemoteName, type SiteOrigins } from '@kaadu/contracts';
import { createEventBus } from '@kaadu/event-bus';
import { NavigationProvider } from '@kaadu/federation/react';
import type { LoadedRemote } from '@kaadu/federation/server';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from '../../../app/App';
import { pageOf } from '../../../app/expose-modules';
import { createServerComposition, slotInRemote } from '../../document/server-composition';
import { createReleaseSet } from '../selection/release-set';

const homeNavigation = {
  location: { pathname: '/', search: '', hash: '' },
  pending: false,
  navigate: () => undefined,
};

/**
 * Renders a remote's slots without data and checks that the exposes of its routes are pages. Rejects with what was
 * thrown, so that a version that cannot render is not admitted.
 */
export async function trialRender(
  api: Api,
  origins: SiteOrigins,
  name: RemoteName,
  remote: LoadedRemote,
): Promise<void> {
  for (const slot of slotNames) {
    if (slots[slot].remote !== name) continue;
    const { Slot } = slotInRemote(remote, slot);
    await renderOnce(
      <App
        api={api}
        bus={createEventBus(events)}
        origins={origins}
        composition={createServerComposition(createReleaseSet(new Map()), async () => undefined)}
      >
        <NavigationProvider value={homeNavigation}>
          <Slot data={undefined} />
        </NavigationProvider>
      </App>,
    );
  }
  for (const { expose } of remote.release.routes)
    pageOf(remote.exposes.get(expose), { remote: name, expose });
}

function renderOnce(element: ReactNode): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      onAllReady: () => {
        stream.abort();
        resolve();
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
