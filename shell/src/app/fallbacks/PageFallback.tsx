import { paths, site, telHref } from '@kaadu/contracts';
import classes from './fallbacks.module.css';

/** Fallback of the page, shown when no remote can render one. */
export function PageFallback() {
  return (
    <div className={classes.Page} data-fallback="page">
      <h1>This page is taking a rest</h1>
      <p>
        We could not put it together just now; it is usually back within a minute. Your bookings are safe. If
        it cannot wait, call{' '}
        <a href={telHref(site.supportPhone)} translate="no">
          {site.supportPhone}
        </a>{' '}
        ({site.supportHours.label}).
      </p>
      <p>
        <a href={paths.home.getHref()}>Try the home page</a>
      </p>
    </div>
  );
}
