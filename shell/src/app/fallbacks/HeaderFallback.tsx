import { paths, site, telHref } from '@kaadu/contracts';
import classes from './fallbacks.module.css';

export function HeaderFallback() {
  return (
    <header className={classes.Header} data-fallback="header">
      <a className={classes.Brand} href={paths.home.getHref()}>
        {site.name}
      </a>
      <nav className={classes.Links} aria-label="Main">
        <a href={paths.experiences.getHref()}>Experiences</a>
        <a href={paths.stories.getHref()}>Stories</a>
        <a href={telHref(site.supportPhone)} translate="no">
          {site.supportPhone}
        </a>
      </nav>
    </header>
  );
}
