import { paths, site } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import { Container, PhoneLink } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { useHydrated } from '@kaadu/ui/hydration';
import { Conversation } from '../conversation/Conversation';
import styles from './ChatPage.module.css';

/** The page around the conversation, rendered on the server for every visitor alike and useful without scripts. */
export function ChatPage() {
  const hydrated = useHydrated();
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <p className={styles.accent}>We know the trails</p>
        <h1 className={styles.title}>Chat with an advisor</h1>
        <p className={styles.lead}>
          People answer here, not machines: {site.supportHours.label}. Or call{' '}
          <PhoneLink phone={site.supportPhone} />.
        </p>
      </header>
      <section className={styles.panel} aria-label="Conversation">
        {hydrated ? <Conversation /> : <Loading />}
      </section>
    </Container>
  );
}

function Loading(): ReactNode {
  return (
    <div className={styles.waiting}>
      <p>Opening the chat …</p>
      <noscript>
        <p>The chat needs JavaScript, which is off in this browser.</p>
      </noscript>
      <OtherWays />
    </div>
  );
}

function OtherWays() {
  return (
    <p>
      You can always call <PhoneLink phone={site.supportPhone} />, write to{' '}
      <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> or{' '}
      <Link href={paths.contact.getHref()}>leave a message</Link>.
    </p>
  );
}
