import { paths, site } from '@kaadu/contracts';
import {
  ChatLink,
  ClockIcon,
  Container,
  MailIcon,
  PhoneIcon,
  PhoneLink,
  PinIcon,
  UserIcon,
  WhatsAppIcon,
} from '@kaadu/ui';
import type { ReactNode } from 'react';
import { PageBanner } from '@kaadu/ui';
import { homeTrail } from '../../shared/info-page/info-meta';
import { TicketForm } from '../TicketForm/TicketForm';
import styles from './ContactPage.module.css';

const { street, locality, region, postalCode } = site.address;
const address = `${street}, ${locality} ${postalCode}, ${region}`;
const mapSearch = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** Contact options: a form that files a ticket, phone, e-mail and postal address. */
export function ContactPage() {
  return (
    <>
      <PageBanner
        accent="Say hello"
        title="Contact us"
        lead="Tell us when, how many, and what kind of quiet you are after. We answer with places, not brochures."
        trail={homeTrail}
      />
      <Container className={styles.page}>
        <section className={styles.write} aria-labelledby="write-to-us">
          <h2 className={styles.heading} id="write-to-us">
            Write to us
          </h2>
          <TicketForm />
        </section>
        <ul className={styles.ways}>
          <ContactMethod icon={<PhoneIcon />} title="Call">
            <PhoneLink phone={site.supportPhone} className={styles.link} />
            <PhoneLink phone={site.secondPhone} className={styles.link} />
          </ContactMethod>
          <ContactMethod icon={<WhatsAppIcon />} title="WhatsApp">
            <ChatLink className={styles.link}>Chat with an advisor</ChatLink>
          </ContactMethod>
          <ContactMethod icon={<UserIcon />} title="Chat here">
            {/* Loads a document, because the payment gateway needs that page's own security policy. */}
            <a className={styles.link} href={paths.chat.getHref()}>
              Chat on this site
            </a>
          </ContactMethod>
          <ContactMethod icon={<MailIcon />} title="E-mail">
            <a className={styles.link} href={`mailto:${site.supportEmail}`}>
              {site.supportEmail}
            </a>
          </ContactMethod>
          <ContactMethod icon={<ClockIcon />} title="Hours">
            <p>{site.supportHours.label}</p>
          </ContactMethod>
          <ContactMethod icon={<PinIcon />} title="Office">
            <address className={styles.address}>{address}</address>
            <a className={styles.link} href={mapSearch} target="_blank" rel="noopener">
              Open in Maps
            </a>
          </ContactMethod>
        </ul>
      </Container>
    </>
  );
}

interface ContactMethodProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function ContactMethod({ icon, title, children }: ContactMethodProps) {
  return (
    <li className={styles.way}>
      <h2 className={styles.title}>
        <span className={styles.icon}>{icon}</span> {title}
      </h2>
      {children}
    </li>
  );
}
