import { paths, site, telHref } from '@kaadu/contracts';
import { usePureContent, pureMarkup } from '@kaadu/federation/react';
import classes from './stand-ins.module.css';

const content = pureMarkup((info: typeof site) => (
  <>
    <p className={classes.Brand}>{info.name}</p>
    <p>
      Call{' '}
      <a href={telHref(info.supportPhone)} translate="no">
        {info.supportPhone}
      </a>{' '}
      or write to <a href={`mailto:${info.supportEmail}`}>{info.supportEmail}</a>. {info.supportHours.label}.
    </p>
    <nav className={classes.Links} aria-label="Site">
      <a href={paths.home.getHref()}>Home</a>
      <a href={paths.experiences.getHref()}>Experiences</a>
      <a href={paths.terms.getHref()}>Terms &amp; Conditions</a>
      <a href={paths.contact.getHref()}>Contact us</a>
    </nav>
  </>
));

export function FooterStandIn() {
  const contentOf = usePureContent();
  return <footer className={classes.Footer} data-stand-in="footer" {...contentOf(content, site)} />;
}
