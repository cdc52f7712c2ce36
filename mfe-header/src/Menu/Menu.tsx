import type { RecentStory } from '@kaadu/contracts/stories';
import { Link, useNavigation } from '@kaadu/federation/react';
import { StoryLink } from '@kaadu/ui';
import { useHeaderText } from '../messages';
import styles from './Menu.module.css';
import { menuItems } from './menu-items';

/** §2.2: the desktop menu. The story opens in a new tab, and its link appears once a story has loaded. */
export function Menu({ story }: { story: RecentStory }) {
  const t = useHeaderText();
  const { pathname } = useNavigation().location;
  return (
    <nav className={styles.menu} aria-label={t('main')}>
      {story && (
        <StoryLink className={styles.link} story={story} target="_blank" rel="noopener">
          {t('stories')}
        </StoryLink>
      )}
      {menuItems.map(({ name, href }) => (
        <Link
          key={href}
          className={styles.link}
          href={href}
          aria-current={pathname === href ? 'page' : undefined}
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}
