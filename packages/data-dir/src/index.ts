export { findProjectRoot, resolveDataDir } from './data-dir';
export { givenVariables } from './given-variables';
