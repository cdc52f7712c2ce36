import * as Refresh from 'react-refresh';

/*
 * Runs before React in development builds of a host. Every build of a remote registers its components with
 * this runtime under their file path. A later build of the same file then replaces them in place and keeps
 * their state.
 */
Refresh.injectIntoGlobalHook(window);
Object.assign(globalThis, { __reactRefresh: Refresh });
