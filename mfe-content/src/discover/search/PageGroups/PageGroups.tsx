import { paths } from '@kaadu/contracts';
import type { SearchPage, SearchResults } from '@kaadu/contracts/search';
import { Link } from '@kaadu/federation/react';
import { useSearchText } from '../messages';
import { useContentLang } from '@kaadu/ui';
import styles from './PageGroups.module.css';

interface Group {
  readonly title: 'destinations' | 'activities' | 'guides' | 'stories';
  readonly links: readonly { readonly href: string; readonly name: string }[];
}

const linksTo = (
  pages: readonly SearchPage[],
  { getHref }: { readonly getHref: (title: string, id: number) => string },
) => pages.map(({ primary_key, name, page_url }) => ({ href: getHref(page_url, primary_key), name }));

function groupsOf({ destinations, activities, guides, stories }: SearchResults): Group[] {
  return [
    {
      title: 'destinations',
      links: destinations.map(({ primary_key, name }) => ({
        href: paths.experiences.getHref({ destinations: [primary_key] }),
        name,
      })),
    },
    { title: 'activities', links: linksTo(activities, paths.activities) },
    { title: 'guides', links: linksTo(guides, paths.guide) },
    { title: 'stories', links: linksTo(stories, paths.story) },
  ];
}

/** Counts the pages that a search has found in addition to experiences. */
export function countPages(found: SearchResults): number {
  return groupsOf(found).reduce((sum, { links }) => sum + links.length, 0);
}

/** Links to the destinations, activities, guides and stories that a search has found, by kind. */
export function PageGroups({ found }: { readonly found: SearchResults }) {
  const t = useSearchText();
  const contentLang = useContentLang();
  const groups = groupsOf(found).filter(({ links }) => links.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className={styles.groups}>
      {groups.map(({ title, links }) => (
        <section key={title} aria-label={t(title)}>
          <h2 className={styles.title}>{t(title)}</h2>
          <ul className={styles.links} lang={contentLang}>
            {links.map(({ href, name }) => (
              <li key={href}>
                <Link className={styles.link} href={href}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
