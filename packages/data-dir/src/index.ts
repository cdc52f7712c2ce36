export { findProjectRoot, resolveDataDir } from './data-dir';
