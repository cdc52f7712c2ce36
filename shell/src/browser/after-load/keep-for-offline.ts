import { serviceWorkerPath } from '../../app/offline-assets';
import { declaredPage } from './declared-page';
import { isSlowConnection } from './is-slow-connection';
import type { PageServices } from './page-services';

/**
 * Registers the service worker and notifies it of the pages that the visitor opens, so that it saves them
 * (ADR 037). Without a connection, navigations load documents, and the worker responds with saved copies.
 */
export function keepForOffline(services: PageServices): void {
  if (!('serviceWorker' in navigator)) return;
  const { router } = services;
  const { serviceWorker } = navigator;
  serviceWorker.register(serviceWorkerPath).catch(console.warn);

  const isPrivate = () => declaredPage(services, location)?.isPrivate === true;
  let reported = '';
  const tell = () => {
    const visited = location.href;
    if (visited === reported || isPrivate() || isSlowConnection()) return;
    reported = visited;
    void serviceWorker.ready.then(({ active }) => active?.postMessage({ visited }));
  };
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') return tell();
    const { pathname, search, hash } = navigation.location ?? location;
    const isElsewhere = pathname !== location.pathname;
    // Input on a booking's page must not be lost.
    if (isElsewhere && !navigator.onLine && serviceWorker.controller && !isPrivate())
      location.assign(pathname + search + hash);
  });
  tell();
}
