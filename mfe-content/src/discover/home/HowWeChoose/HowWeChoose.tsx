import { paths, site } from '@kaadu/contracts';
import {
  ButtonLink,
  ClockIcon,
  Container,
  Hills,
  PhoneLink,
  ShieldIcon,
  TagIcon,
  TicketIcon,
} from '@kaadu/ui';
import type { ReactNode } from 'react';
import styles from './HowWeChoose.module.css';

interface Pledge {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

const pledges: readonly Pledge[] = [
  {
    icon: <TagIcon />,
    title: 'The price is the price',
    text: 'Cards show the final amount with GST. Nothing is added on the last screen, and nothing comes ready-ticked.',
  },
  {
    icon: <ShieldIcon />,
    title: 'The drawbacks are on the page',
    text: 'Leeches in July, a rough last mile, no network after the gate: if you should know it, it is written down.',
  },
  {
    icon: <ClockIcon />,
    title: 'Refunds with dates',
    text: 'Every stay and activity says how much comes back, and until which day, before you decide.',
  },
  {
    icon: <TicketIcon />,
    title: 'No countdowns',
    text: 'We never invent a shortage. When something is nearly full, the number is the operator’s own count.',
  },
];

/** The selection of places, and the promises to travellers. */
export function HowWeChoose() {
  return (
    <section aria-labelledby="how-we-choose">
      <Hills tone="sunken" className={styles.rise} />
      <div className={styles.ground}>
        <Container className={styles.layout}>
          <div className={styles.intro}>
            <p className={styles.script}>No small print</p>
            <h2 className={styles.title} id="how-we-choose">
              How we choose, and what you can hold us to
            </h2>
            <p className={styles.lead}>
              A place is listed when one of us would send a friend there. Ask us anything first,{' '}
              {site.supportHours.opens} to {site.supportHours.closes} daily:{' '}
              <PhoneLink phone={site.supportPhone} className={styles.phone} />.
            </p>
            <ButtonLink href={paths.about.getHref()} variant="outline">
              About {site.name}
            </ButtonLink>
          </div>
          <ol className={styles.list}>
            {pledges.map(({ icon, title, text }) => (
              <li key={title} className={styles.item}>
                <span className={styles.icon}>{icon}</span>
                <h3 className={styles.name}>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Container>
      </div>
      <Hills tone="paper" className={styles.fall} />
    </section>
  );
}
