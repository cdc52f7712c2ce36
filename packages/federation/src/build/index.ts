export { buildRelease, type BuildOptions } from './build-release';
export { buildShell } from './build-shell';
export { buildSolo } from './build-solo';
export { defineRemote, type RemoteDefinition, type RemoteOptions } from './define-remote';
export { defineShell, type ShellDefinition, type ShellOptions } from './define-shell';
export type { Mode, Side } from './rules';
export { runCompiler } from './run-compiler';
export { installedVersion, sharedLibraries } from './shared';
export { watchRelease, type WatchHandlers } from './watch-release';
