import { NavigationProvider } from '@kaadu/federation/react';
import { useMemo } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { defaultLayout } from '../page-state';
import { Interactive } from '../parts';
import { Slot } from '../slots/Slot';
import { HeadSync } from './HeadSync';
import { PageFocus } from './PageFocus';
import classes from './Layout.module.css';

/** Layout of every page: the remotes' slots around the routed page. */
export function Layout() {
  const layout = useLayoutName();
  return (
    <RouterNavigation>
      <div className={classes.Layout} data-layout={layout}>
        <a className={classes.SkipLink} href="#main">
          Skip to the content
        </a>
        <Slot name="header" />
        <main id="main" data-part="page" tabIndex={-1} className={classes.Main}>
          <Outlet />
        </main>
        <Slot name="footer" />
        <Slot name="floating" />
        <Slot name="session" />
      </div>
      <Interactive part="page" />
      <HeadSync />
      <PageFocus />
      <ScrollRestoration />
    </RouterNavigation>
  );
}

/** Provides the subset of the router that remotes may use (ADR 002). */
function RouterNavigation({ children }: { children: React.ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const pending = useNavigation().state !== 'idle';
  const value = useMemo(
    () => ({
      location: { pathname, search, hash },
      pending,
      navigate: (href: string, { replace, keepScroll }: { replace?: boolean; keepScroll?: boolean } = {}) => {
        void navigate(href, { replace, preventScrollReset: keepScroll, viewTransition: !keepScroll });
      },
    }),
    [pathname, search, hash, pending, navigate],
  );
  return <NavigationProvider value={value}>{children}</NavigationProvider>;
}

function useLayoutName(): string {
  const handle = useMatches().at(-1)?.handle;
  const named = typeof handle === 'object' && handle !== null && 'layout' in handle;
  return named && typeof handle.layout === 'string' ? handle.layout : defaultLayout;
}
