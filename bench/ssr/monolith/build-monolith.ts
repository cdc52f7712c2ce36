import { join } from 'node:path';
import { defineShell, outputFolder, runCompiler } from '@kaadu/federation-build';
import * as z from 'zod';
import content from '../../../mfe-content/rspack.config';
import { apiUrl, siteUrl } from '../../../e2e/environment';
import type { Files, MonolithSettings } from './settings';

const monolith = defineShell({
  name: 'monolith',
  root: import.meta.dirname,
  browserEntry: './browser.tsx',
  serverEntry: './server.tsx',
  axiosAdapters: false,
  external: /^(react|react-dom|react-router-dom)(\/|$)/,
});

const Group = z.object({ assets: z.array(z.object({ name: z.string() })) });

function filesOf(group: unknown): Files {
  const names = Group.parse(group).assets.map(({ name }) => `/monolith/${name}`);
  return {
    scripts: names.filter((name) => name.endsWith('.js')),
    styles: names.filter((name) => name.endsWith('.css')),
  };
}

/**
 * Builds the monolith baseline.
 * @returns the path of its server, and its settings
 */
export async function buildMonolith(
  port: number,
): Promise<{ readonly server: string; readonly settings: MonolithSettings }> {
  const folder = outputFolder(monolith.root, 'production');
  const web = monolith.config('web', 'production');
  const stats = await runCompiler({ ...web, output: { ...web.output, publicPath: '/monolith/' } });
  await runCompiler(monolith.config('server', 'production'));
  const pages = content.routes.map(({ expose }) => expose);
  const groups = stats.namedChunkGroups ?? {};
  return {
    server: join(folder, 'server', 'server.cjs'),
    settings: {
      port,
      siteUrl,
      apiUrl,
      routes: content.routes.map(({ path, expose, layout }) => ({ path, expose, layout, remote: 'content' })),
      webFolder: join(folder, 'web'),
      shared: filesOf(stats.entrypoints?.['shell']),
      pages: Object.fromEntries(
        pages.map((expose) => [expose, filesOf(groups[`${expose.slice(2)}-tsx`])] as const),
      ),
    },
  };
}
