import { componentOf } from '@kaadu/federation/react';
import { serveParts } from '@kaadu/release-host/worker';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

serveParts((module) => renderToString(createElement(componentOf(module, 'Panel'))));
