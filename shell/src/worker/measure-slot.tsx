import { createReleaseSet } from '@kaadu/federation/server';
import { Writable } from 'node:stream';
import type { Api } from '@kaadu/api-client';
import { events, type SiteOrigins, type SlotName } from '@kaadu/contracts';
import { createEventBus } from '@kaadu/event-bus';
import { NavigationProvider } from '@kaadu/federation/react';
import type { WorkerRemote } from '@kaadu/federation/render-workers/worker';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from '../app/App';
import { createServerComposition, slotInRemote } from './server-composition';

/** Maximum markup of a slot: 1 MiB. A larger one is faulty. */
export const maxSlotBytes = 2 ** 20;
const homeNavigation = {
  location: { pathname: '/', search: '', hash: '' },
  pending: false,
  navigate: () => undefined,
};

const unobserved = {
  slotStarted: () => undefined,
  slotRendered: () => undefined,
  pageStarted: () => undefined,
};

/** Context for rendering a slot alone. */
export interface SlotContext {
  readonly api: Api;
  readonly origins: SiteOrigins;
}

/**
 * Renders a slot without the rest of a page. @returns the number of bytes of its markup @throws the error of
 * the slot
 */
export function measureSlot(
  context: SlotContext,
  remote: WorkerRemote,
  slot: SlotName,
  data: unknown,
): Promise<number> {
  return renderOnce(slotAlone(context, remote, slot, data));
}

function slotAlone(
  { api, origins }: SlotContext,
  remote: WorkerRemote,
  slot: SlotName,
  data: unknown,
): ReactNode {
  const { Slot } = slotInRemote(remote, slot);
  const Begin = () => {
    remote.enter('render');
    return null;
  };
  const End = () => {
    remote.leave();
    return null;
  };
  return (
    <App
      api={api}
      bus={createEventBus(events)}
      origins={origins}
      composition={createServerComposition(createReleaseSet(new Map()), async () => undefined, unobserved)}
    >
      <NavigationProvider value={homeNavigation}>
        <Begin />
        <Slot data={data} />
        <End />
      </NavigationProvider>
    </App>
  );
}

/** @returns the number of bytes of markup */
function renderOnce(element: ReactNode): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const markup = new Writable({
      highWaterMark: 2 * maxSlotBytes,
      write(chunk: Uint8Array, _encoding, done) {
        bytes += chunk.length;
        done();
      },
      final(done) {
        resolve(bytes);
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      onAllReady: () => stream.pipe(markup),
      onShellError: reject,
      onError: reject,
    });
  });
}
