import { useContext, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { sharedContext } from './shared-context';

/** Subset of the shell's router that remotes need. */
export interface Navigation {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
  /** Whether a navigation is in progress: true from a click until the next page is shown. */
  readonly pending: boolean;
  readonly navigate: (href: string, options?: { replace?: boolean; keepScroll?: boolean }) => void;
  /**
   * Resolves the URL of a page of the site: with the prefix of the page's language, or for a host on another
   * site. Defaults to the unchanged `href`.
   */
  readonly resolve?: (href: string) => string;
}

const NavigationContext = sharedContext<Navigation>('federation.navigation');

export function NavigationProvider({ value, children }: { value: Navigation; children: ReactNode }) {
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

/** Returns the shell's navigation. @throws Error when neither a shell nor a test harness provides it */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation needs a <NavigationProvider> above it');
  return navigation;
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  replace?: boolean;
  keepScroll?: boolean;
};

interface LinkTarget {
  readonly href: string;
  readonly target?: string | undefined;
  readonly download?: unknown;
}

function isInternal(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/** Whether a click is a plain left click on a link within the site that would open in this tab. */
export function opensInPage(event: MouseEvent, { href, target, download }: LinkTarget): boolean {
  const opensHere = isInternal(href) && !target && download === undefined;
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return opensHere && isPlain && event.button === 0 && !event.defaultPrevented;
}

/** Returns a function that resolves URLs of pages for elements other than `Link`, such as forms. */
export function useHref(): (href: string) => string {
  const { resolve } = useNavigation();
  return (href) => (resolve && isInternal(href) ? resolve(href) : href);
}

/**
 * An `<a>` that navigates without a page load. It works before hydration and in a new tab, and leaves other
 * origins, `target` and `download` to the browser.
 */
export function Link({ href, replace, keepScroll, onClick, children, ...rest }: LinkProps) {
  const { navigate } = useNavigation();
  const hrefOf = useHref();
  return (
    <a
      {...rest}
      href={hrefOf(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!opensInPage(event, { ...rest, href })) return;
        event.preventDefault();
        navigate(href, { replace, keepScroll });
      }}
    >
      {children}
    </a>
  );
}
