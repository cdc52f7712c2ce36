import * as Refresh from 'react-refresh/runtime';

/*
 * Runs before React in development builds. Every build of a remote registers its components with this runtime under
 * their file's path; a later build of the same file then replaces them in place, state kept.
 */
Refresh.injectIntoGlobalHook(window);
Object.assign(globalThis, { __reactRefresh: Refresh });
