import type { RecentStory } from '@kaadu/contracts/stories';
import { Link } from '@kaadu/federation/react';
import { ChatLink, CloseIcon, Dialog, IconButton, StoryLink, WhatsAppIcon } from '@kaadu/ui';
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
  return (
    <Dialog open={open} onClose={onClose} label="Menu" placement="left" className={styles.drawer}>
      <div className={styles.content}>
        <div className={styles.top}>
          <p className={styles.voice}>Where to next?</p>
          <IconButton label="Close menu" onDark onClick={onClose}>
            <CloseIcon size="1.5rem" />
          </IconButton>
        </div>
        <nav className={styles.menu} aria-label="Mobile">
          {story && (
            <StoryLink className={styles.link} story={story} target="_blank" rel="noopener" onClick={onClose}>
              Stories
            </StoryLink>
          )}
          {menuItems.map(({ label, href }) => (
            <Link key={href} className={styles.link} href={href} onClick={onClose}>
              {label}
            </Link>
          ))}
        </nav>
        <WishlistLink className={styles.item} labelled onClick={onClose} />
        <HeldLink className={styles.item} labelled onClick={onClose} />
        <DrawerAccount onClose={onClose} onLogin={onLogin} />
        <ChatLink className={styles.chat}>
          <WhatsAppIcon />
          Chat with an advisor
        </ChatLink>
        <Hills className={styles.hills} />
      </div>
    </Dialog>
  );
}
