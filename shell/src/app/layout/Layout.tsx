import { defaultLanguage, inLanguage, splitLanguage, type Language, type SlotName } from '@kaadu/contracts';
import { LanguageProvider, NavigationProvider } from '@kaadu/federation/react';
import { useMemo } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { useComposition, type Composition } from '../composition';
import { isPageResult } from '../pages/page-result';
import { Interactive } from '../parts';
import { Slot } from '../slots/Slot';
import { foreignLanguage } from './foreign-language';
import { HeadSync } from './HeadSync';
import { layoutOf, slotsOfLayout } from './layouts';
import { PageFocus } from './PageFocus';
import classes from './Layout.module.css';

/** Layout of every page: the remotes' slots of the route's layout around the routed page. */
export function Layout() {
  const match = useMatches().at(-1) ?? {};
  const slots = slotsOfLayout(layoutOf(match));
  const composition = useComposition();
  const language = pageLanguage(composition, match);
  const slot = (name: SlotName) => slots.includes(name) && <Slot name={name} />;
  return (
    <RouterNavigation>
      <div className={classes.Layout}>
        <a className={classes.SkipLink} href="#main">
          {skipLabels[composition.language]}
        </a>
        {slot('header')}
        <main
          id="main"
          data-part="page"
          tabIndex={-1}
          className={classes.Main}
          {...foreignLanguage(composition, language)}
        >
          <LanguageProvider value={language}>
            <Outlet />
          </LanguageProvider>
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
  const { language } = useComposition();
  const value = useMemo(
    () => ({
      location: { pathname, search, hash },
      pending,
      resolve: (href: string) => inLanguage(language, href),
      navigate: (href: string, { replace, keepScroll }: { replace?: boolean; keepScroll?: boolean } = {}) => {
        void navigate(withoutBase(href), {
          replace,
          preventScrollReset: keepScroll,
          viewTransition: !keepScroll,
        });
      },
    }),
    [pathname, search, hash, pending, navigate, language],
  );
  return <NavigationProvider value={value}>{children}</NavigationProvider>;
}

/** Removes the language's prefix, which the router adds and links in static markup contain. */
function withoutBase(href: string): string {
  const { pathname, search, hash } = new URL(href, 'http://site');
  return href.startsWith('/') ? `${splitLanguage(pathname).path}${search}${hash}` : href;
}

/** Returns the language that the matched page is shown in. */
function pageLanguage({ languageOf }: Composition, { data }: { readonly data?: unknown }): Language {
  return isPageResult(data) && data.page ? languageOf(data.page) : defaultLanguage;
}

const skipLabels = {
  en: 'Skip to the content',
  kn: 'ಮುಖ್ಯ ವಿಷಯಕ್ಕೆ ಹೋಗಿ',
  hi: 'मुख्य सामग्री पर जाएँ',
} satisfies Record<Language, string>;
