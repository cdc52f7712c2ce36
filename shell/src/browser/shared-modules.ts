import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';

/** The libraries that the shell provides to every remote: there is one React on the page. */
export const sharedModules = {
  react: { version: React.version, module: React },
  'react-dom': { version: React.version, module: ReactDOM },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
};
