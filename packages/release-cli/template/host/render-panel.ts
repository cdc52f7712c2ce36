import { componentOf } from '@kaadu/federation/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

export const renderPanel = (module: unknown) => renderToString(createElement(componentOf(module, 'Panel')));
