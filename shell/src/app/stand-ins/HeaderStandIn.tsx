import { paths, site, telHref } from '@kaadu/contracts';
import { usePureContent, pureMarkup } from '@kaadu/federation/react';
import classes from './stand-ins.module.css';

const content = pureMarkup((info: typeof site) => (
  <>
    <a className={classes.Brand} href={paths.home.getHref()}>
      {info.name}
    </a>
    <nav className={classes.Links} aria-label="Main">
      <a href={paths.experiences.getHref()}>Experiences</a>
      <a href={paths.stories.getHref()}>Stories</a>
      <a href={telHref(info.supportPhone)} translate="no">
        {info.supportPhone}
      </a>
    </nav>
  </>
));

export function HeaderStandIn() {
  const contentOf = usePureContent();
  return <header className={classes.Header} data-stand-in="header" {...contentOf(content, site)} />;
}
