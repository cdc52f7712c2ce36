import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';

/** What the shell gives to every remote: the page's one React. */
export const sharedModules = {
  react: { version: React.version, module: React },
  'react-dom': { version: React.version, module: ReactDOM },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
};
