import { paths, site, telHref } from '@kaadu/contracts';
import classes from './fallbacks.module.css';

export function FooterFallback() {
  return (
    <footer className={classes.Footer} data-fallback="footer">
      <p className={classes.Brand}>{site.name}</p>
      <p>
        Call{' '}
        <a href={telHref(site.supportPhone)} translate="no">
          {site.supportPhone}
        </a>{' '}
        or write to <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>. {site.supportHours.label}
        .
      </p>
      <nav className={classes.Links} aria-label="Site">
        <a href={paths.home.getHref()}>Home</a>
        <a href={paths.experiences.getHref()}>Experiences</a>
        <a href={paths.terms.getHref()}>Terms &amp; Conditions</a>
        <a href={paths.contact.getHref()}>Contact us</a>
      </nav>
    </footer>
  );
}
