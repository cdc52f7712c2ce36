import { paths, site } from '@kaadu/contracts';
import type { Faq } from '@kaadu/contracts/catalogue';
import { StaticMarkup, type OmittedFromHydration } from '@kaadu/federation/react/static-markup';
import {
  ButtonLink,
  ChatLink,
  Container,
  PhoneIcon,
  PhoneLink,
  SectionHeading,
  WhatsAppIcon,
} from '@kaadu/ui';
import { Faqs } from '../../../shared/faqs/Faqs';
import section from '../Section.module.css';
import styles from './Questions.module.css';

/** FAQs for a first trip, and contact links. */
export function Questions({ faqs }: { readonly faqs: readonly Faq[] | OmittedFromHydration }) {
  return (
    <Container as="section" className={`${section.section} ${styles.layout}`}>
      <div>
        <SectionHeading title="Before you pack" />
        <StaticMarkup name="faqs" data={faqs}>
          {(all) => <Faqs faqs={all} />}
        </StaticMarkup>
      </div>
      <aside className={styles.card} aria-labelledby="ask-a-person">
        <h2 className={styles.cardTitle} id="ask-a-person">
          Rather ask a person?
        </h2>
        <p>
          {site.supportHours.label}. We have walked most of these trails and will say when a place is not for
          you.
        </p>
        <PhoneLink phone={site.supportPhone} className={styles.contact}>
          <PhoneIcon /> {site.supportPhone}
        </PhoneLink>
        <ChatLink className={styles.contact}>
          <WhatsAppIcon /> Chat on WhatsApp
        </ChatLink>
        <ButtonLink href={paths.contact.getHref()} variant="outline" onDark>
          All ways to reach us
        </ButtonLink>
      </aside>
    </Container>
  );
}
