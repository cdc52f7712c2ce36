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
import type { SlotName } from '@kaadu/contracts';
import { Interactive } from '../parts';
import { Slot } from '../slots/Slot';
import { HeadSync } from './HeadSync';
import { layoutOf, slotsOfLayout } from './layouts';
import { PageFocus } from './PageFocus';
import classes from './Layout.module.css';

/** Layout of every page: the remotes' slots of the route's layout around the routed page. */
export function Layout() {
  const slots = slotsOfLayout(layoutOf(useMatches().at(-1) ?? {}));
  const slot = (name: SlotName) => slots.includes(name) && <Slot name={name} />;
  return (
    <RouterNavigation>
      <div className={classes.Layout}>
        <a className={classes.SkipLink} href="#main">
          Skip to the content
        </a>
        {slot('header')}
        <main id="main" data-part="page" tabIndex={-1} className={classes.Main}>
          <Outlet />
        </main>
        {slot('footer')}
        {slot('floating')}
        {slot('session')}
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
