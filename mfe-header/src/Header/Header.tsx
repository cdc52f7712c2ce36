import { useApi } from '@kaadu/api-client/react';
import { paths } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import { usePopup } from '@kaadu/event-bus/popup';
import { IconButton, Logo, MenuIcon, SearchIcon, useFetched } from '@kaadu/ui';
import { Account } from '../Account/Account';
import { useLoginRequest } from '../Account/use-login-request';
import { Drawer } from '../Drawer/Drawer';
import { HeldLink } from '../Held/HeldLink';
import type { HeaderData } from '../load-header';
import { LanguageNote } from '../Languages/LanguageNote';
import { useHeaderText } from '../messages';
import { Menu } from '../Menu/Menu';
import { MobileSearch } from '../Search/MobileSearch';
import { SearchBox } from '../Search/SearchBox';
import { TopStrip } from '../TopStrip/TopStrip';
import { WishlistLink } from '../Wishlist/WishlistLink';
import styles from './Header.module.css';

const ignore = () => undefined;
const opener = { className: styles.mobile, 'aria-haspopup': 'dialog' } as const;

/** §2.2: support strip, logo, search, menu and account; on a phone a drawer and a search panel instead. */
export function Header({ data }: { data: HeaderData | undefined }) {
  const t = useHeaderText();
  const api = useApi();
  const drawer = usePopup('menu');
  const search = usePopup('search');
  const login = useLoginRequest();
  const { value: story } = useFetched({
    initial: data?.recentStory,
    load: api.getRecentStory,
    onError: ignore, // §8: without a story the link is left out
  });
  const { value: suggestions } = useFetched({
    initial: data?.suggestions,
    load: api.getSearchSuggestions,
    onError: (error) => console.warn('Search suggestions could not be loaded', error),
  });

  return (
    <>
      <header className={styles.header}>
        <TopStrip />
        <div className={styles.bar}>
          <IconButton {...opener} label={t('openMenu')} onClick={drawer.show}>
            <MenuIcon size="1.5rem" />
          </IconButton>
          <Link className={styles.logo} href={paths.home.getHref()}>
            <Logo />
          </Link>
          <div className={styles.search}>
            <SearchBox suggestions={suggestions} placement="dropdown" />
          </div>
          <Menu story={story ?? null} />
          <WishlistLink className={styles.wishlist} />
          <div className={styles.account}>
            <HeldLink className={styles.held} />
            <Account onLogin={() => login.request('header')} isOpeningLogin={login.isOpening} />
          </div>
          <IconButton {...opener} label={t('search')} onClick={search.show}>
            <SearchIcon size="1.5rem" />
          </IconButton>
        </div>
        <Drawer
          open={drawer.open}
          onClose={drawer.close}
          story={story ?? null}
          onLogin={() => login.request('drawer')}
        />
        <MobileSearch open={search.open} onClose={search.close} suggestions={suggestions} />
      </header>
      <LanguageNote />
    </>
  );
}
