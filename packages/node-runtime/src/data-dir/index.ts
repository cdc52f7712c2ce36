export { findProjectRoot, resolveDataDir } from './data-dir';
export { givenVariables } from './given-variables';
export { secretFile } from './secret-file';
