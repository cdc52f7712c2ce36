import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { defineConfig, type DefaultTheme, type UserConfig } from 'vitepress';
import { withMermaid } from 'vitepress-plugin-mermaid';

const docs = join(import.meta.dirname, '..');

/** Lists the pages of a folder in the order of their names, by their headings. */
function pagesOf(folder: string): DefaultTheme.SidebarItem[] {
  return readdirSync(join(docs, folder))
    .filter((file) => file.endsWith('.md') && file !== 'index.md')
    .map((file) => ({ text: headingOf(join(docs, folder, file)), link: `/${folder}/${file.slice(0, -3)}` }));
}

function headingOf(file: string): string {
  return /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? relative(docs, file);
}

const guides: DefaultTheme.SidebarItem[] = [
  { text: 'Architecture', link: '/architecture' },
  { text: 'Glossary', link: '/glossary' },
  { text: 'Remote teams', link: '/teams' },
  { text: 'Tests', link: '/testing' },
  { text: 'Reuse the platform', link: '/reuse' },
  { text: 'Interoperability', link: '/interop' },
];
const reference: DefaultTheme.SidebarItem[] = [
  { text: 'Operations', link: '/operations', items: pagesOf('operations') },
  { text: 'Security', link: '/security' },
  { text: 'Performance', link: '/performance' },
  { text: 'Conformance', link: '/conformance' },
  { text: 'Faults', collapsed: true, items: pagesOf('faults') },
  { text: 'Decisions', link: '/decisions/', collapsed: true, items: pagesOf('decisions') },
];

/**
 * Says whether a link leads to a file of the repository that is no page of this site.
 * @param link as in the page, relative to it, or to the root of the site
 */
function leavesSite(link: string, page: string): boolean {
  const [path = ''] = link.split('#');
  if (!path.startsWith('.')) return false;
  const target = join(dirname(join(docs, page)), path);
  return relative(docs, target).startsWith('..') && existsSync(target);
}

const config: UserConfig<DefaultTheme.Config> = defineConfig({
  title: 'Kaadu Trails',
  description: 'Compose a server-rendered site from independently released micro-frontends',
  lang: 'en-GB',
  cleanUrls: true,
  markdown: {
    /** Shows links out of the site as plain text: the pages are also read in the repository, where these links work. */
    config(md) {
      md.core.ruler.push('repository-links', ({ tokens, env }) => {
        const { relativePath }: { relativePath: string } = env;
        for (const { children } of tokens) {
          const isLeft: boolean[] = [];
          for (const token of children ?? []) {
            if (token.type === 'link_open')
              isLeft.push(leavesSite(token.attrGet('href') ?? '', relativePath));
            const ends = token.type === 'link_close';
            if ((token.type === 'link_open' && isLeft.at(-1)) || (ends && isLeft.at(-1))) {
              token.type = 'text';
              token.tag = '';
              token.nesting = 0;
            }
            if (ends) isLeft.pop();
          }
        }
      });
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Architecture', link: '/architecture' },
      { text: 'Teams', link: '/teams' },
      { text: 'Operations', link: '/operations' },
      { text: 'Decisions', link: '/decisions/' },
    ],
    sidebar: [
      { text: 'Guides', items: guides },
      { text: 'Reference', items: reference },
    ],
    outline: [2, 3],
  },
});

export default withMermaid(config);
