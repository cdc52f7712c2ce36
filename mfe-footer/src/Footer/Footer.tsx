import { paths, site } from '@kaadu/contracts';
import { Link, useNavigation } from '@kaadu/federation/react';
import { Logo } from '@kaadu/ui';
import { ActivityGroups } from '../ActivityGroups/ActivityGroups';
import { Destinations } from '../Destinations/Destinations';
import type { FooterHydration } from '../load-footer';
import { QuickMenu } from '../QuickMenu/QuickMenu';
import { ReachUs } from '../ReachUs/ReachUs';
import { RecentStories } from '../RecentStories/RecentStories';
import { TaglineStrip } from '../TaglineStrip/TaglineStrip';
import styles from './Footer.module.css';
import { useFooterData } from './use-footer-data';

/** §2.6: the footer. Hidden on the chat page on a phone, to leave room for the conversation. */
export function Footer({ data }: { data: FooterHydration | undefined }) {
  const { pathname } = useNavigation().location;
  const { loading, problem, groups, places, stories, newest } = useFooterData(data);
  return (
    <footer
      className={styles.footer}
      data-on-chat={pathname === '/chat' || undefined}
      data-problem={problem ?? undefined}
      aria-busy={loading}
    >
      <TaglineStrip offer={data?.offer} />
      <div className={styles.body}>
        <div className={styles.grid}>
          <ActivityGroups loading={loading} groups={groups} />
          <Destinations loading={loading} places={places} />
          <QuickMenu />
          <RecentStories loading={loading} stories={stories} newest={newest} />
          <ReachUs />
        </div>
        <div className={styles.base}>
          <Logo />
          <p>
            {site.address.street}, {site.address.locality} {site.address.postalCode}
          </p>
          <p>{site.supportHours.label}</p>
          <p>
            <Link href={paths.findBooking.getHref()}>Find my booking</Link>
          </p>
        </div>
      </div>
    </footer>
  );
}
