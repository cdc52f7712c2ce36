import type { Plugin } from 'esbuild';

export function packagesOutside(folder: string, kind?: 'dependencies' | 'devDependencies'): Plugin;
