import { paths, site } from '@kaadu/contracts';
import type { Offer } from '@kaadu/contracts/offers';
import { ButtonLink, ChatLink, Container } from '@kaadu/ui';
import { longDate } from '@kaadu/ui/dates';
import { Notice } from '@kaadu/ui';
import { PageBanner } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { homeTrail } from '../../shared/info-page/info-meta';
import styles from './OfferPage.module.css';

/** The discount, dates and terms of a coupon, to which the asterisk of the monsoon offer refers (§2.7). */
export function OfferPage({ data: offer }: { readonly data: Offer }) {
  const { code, percent, terms, starts_on, ends_on, state } = offer;
  return (
    <>
      <PageBanner
        title={`${percent}% off with ${code}`}
        lead={`From ${longDate(starts_on)} to ${longDate(ends_on)}, both days included.`}
        trail={homeTrail}
        current={`Offer ${code}`}
      />
      <Container width="text" className={styles.page}>
        <State offer={offer} />
        <dl className={styles.facts}>
          <Fact name="Code">
            <code className={styles.code} translate="no">
              {code}
            </code>
          </Fact>
          <Fact name="Discount">{percent}% off the price before tax</Fact>
          <Fact name="First day">
            <time dateTime={starts_on}>{longDate(starts_on)}</time>
          </Fact>
          <Fact name="Last day">
            <time dateTime={ends_on}>{longDate(ends_on)}</time>, until midnight in India
          </Fact>
        </dl>
        <section className={styles.section}>
          <h2 className={styles.heading}>Terms</h2>
          <p>{terms}</p>
        </section>
        {state !== 'over' && (
          <section className={styles.section}>
            <h2 className={styles.heading}>How to use it</h2>
            <p>
              Book online and type <strong translate="no">{code}</strong> into the coupon field before you
              pay: the price breakdown shows what comes off. In the chat, an advisor puts it in for you.
            </p>
          </section>
        )}
        <div className={styles.actions}>
          <ButtonLink href={paths.experiences.getHref()} size="lg">
            Explore Experiences
          </ButtonLink>
          {state === 'open' && <ChatLink className={styles.chat}>Ask about it on WhatsApp</ChatLink>}
        </div>
      </Container>
    </>
  );
}

function State({ offer: { state, starts_on, ends_on } }: { readonly offer: Offer }) {
  if (state === 'open') {
    return (
      <Notice tone="success" title="You can use it today">
        <p>The last day is {longDate(ends_on)}.</p>
      </Notice>
    );
  }
  if (state === 'upcoming') {
    return (
      <Notice tone="info" title="This offer has not started yet">
        <p>You can use it from {longDate(starts_on)}.</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title="This offer is over">
      <p>
        It ended on {longDate(ends_on)}, and its code is no longer accepted. Members pay less on every day:
        sign in, or call us on <span translate="no">{site.supportPhone}</span>.
      </p>
    </Notice>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
