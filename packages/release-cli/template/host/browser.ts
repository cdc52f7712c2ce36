import { createBrowserHost, pageReleases } from '@kaadu/federation/browser';
import { componentOf } from '@kaadu/federation/react';
import { shared } from '@kaadu/federation/shared';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

const host = createBrowserHost({ name: 'host', releases: pageReleases(), shared });
const slot = document.getElementById('hello');
const show = (module: unknown) => slot && hydrateRoot(slot, createElement(componentOf(module, 'Panel')));
void host.load('hello', './panel').then(show);
