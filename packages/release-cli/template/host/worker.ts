import { serveParts } from '@kaadu/release-host/worker';
import { renderPanel } from './render-panel';

serveParts(renderPanel);
