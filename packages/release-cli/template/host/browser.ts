import { createBrowserHost, pageReleases, reportFailure } from '@kaadu/federation/browser';
import { followBuilds } from '@kaadu/federation/development';
import { componentOf } from '@kaadu/federation/react';
import { shared } from '@kaadu/federation/shared';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

const releases = pageReleases();
const host = createBrowserHost({ name: 'host', releases, shared });
const slot = document.getElementById('hello');
const failed = (kind: 'load' | 'hydration' | 'render') => (error: unknown) =>
  void reportFailure({ remote: 'hello', kind, error });
const handlers = { onRecoverableError: failed('hydration'), onUncaughtError: failed('render') };
const show = (module: unknown) =>
  slot && hydrateRoot(slot, createElement(componentOf(module, 'Panel')), handlers);
host.load('hello', './panel').then(show).catch(failed('load'));
if (process.env['NODE_ENV'] === 'development') followBuilds(host, releases);
