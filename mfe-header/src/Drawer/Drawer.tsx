import type { RecentStory } from '@kaadu/contracts/stories';
import { Link } from '@kaadu/federation/react';
import { ChatLink, CloseIcon, Dialog, IconButton, StoryLink, WhatsAppIcon } from '@kaadu/ui';
import { LanguageLinks } from '../Languages/LanguageLinks';
import { useHeaderText } from '../messages';
import { HeldLink } from '../Held/HeldLink';
import { Hills } from './Hills';
import styles from './Drawer.module.css';
import { DrawerAccount } from './DrawerAccount';
import { WishlistLink } from '../Wishlist/WishlistLink';
import { menuItems } from '../Menu/menu-items';

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly story: RecentStory;
  readonly onLogin: () => void;
}

/** §2.2: the slide-in menu of a phone. */
export function Drawer({ open, onClose, story, onLogin }: DrawerProps) {
  const t = useHeaderText();
  return (
    <Dialog open={open} onClose={onClose} label={t('menu')} placement="left" className={styles.drawer}>
      <div className={styles.content}>
        <div className={styles.top}>
          <p className={styles.voice}>{t('whereNext')}</p>
          <IconButton label={t('closeMenu')} onDark onClick={onClose}>
            <CloseIcon size="1.5rem" />
          </IconButton>
        </div>
        <nav className={styles.menu} aria-label={t('mobile')}>
          {story && (
            <StoryLink className={styles.link} story={story} target="_blank" rel="noopener" onClick={onClose}>
              {t('stories')}
            </StoryLink>
          )}
          {menuItems.map(({ name, href }) => (
            <Link key={href} className={styles.link} href={href} onClick={onClose}>
              {t(name)}
            </Link>
          ))}
        </nav>
        <WishlistLink className={styles.item} labelled onClick={onClose} />
        <HeldLink className={styles.item} labelled onClick={onClose} />
        <DrawerAccount onClose={onClose} onLogin={onLogin} />
        <ChatLink className={styles.chat}>
          <WhatsAppIcon />
          {t('chat')}
        </ChatLink>
        <LanguageLinks className={styles.languages} />
        <Hills className={styles.hills} />
      </div>
    </Dialog>
  );
}
