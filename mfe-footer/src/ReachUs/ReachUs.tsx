import { paths, site } from '@kaadu/contracts';
import {
  ButtonLink,
  FacebookIcon,
  InstagramIcon,
  MailIcon,
  PhoneIcon,
  PhoneLink,
  YouTubeIcon,
} from '@kaadu/ui';
import { Newsletter } from '../Newsletter/Newsletter';
import { Section } from '../Section/Section';
import styles from './ReachUs.module.css';

const networkIcons = { Instagram: InstagramIcon, Facebook: FacebookIcon, YouTube: YouTubeIcon };

/** §2.6: phones, e-mail, networks, the contact page and the newsletter. */
export function ReachUs() {
  return (
    <Section title="Reach Us" className={styles.section}>
      <div className={styles.content}>
        <Contact />
        <Newsletter />
      </div>
    </Section>
  );
}

function Contact() {
  return (
    <div className={styles.contact}>
      <PhoneLink className={styles.link} phone={site.supportPhone}>
        <PhoneIcon />
        {site.supportPhone}
      </PhoneLink>
      <PhoneLink className={styles.link} phone={site.secondPhone}>
        <PhoneIcon />
        {site.secondPhone}
      </PhoneLink>
      <a className={styles.link} href={`mailto:${site.supportEmail}`}>
        <MailIcon />
        {site.supportEmail}
      </a>
      <div className={styles.actions}>
        <ButtonLink variant="accent" href={paths.contact.getHref()}>
          Get in Touch
        </ButtonLink>
        <ul className={styles.networks}>
          {site.social.map(({ network, href }) => {
            const NetworkIcon = networkIcons[network];
            return (
              <li key={network}>
                <a className={styles.network} href={href} target="_blank" rel="noopener" aria-label={network}>
                  <NetworkIcon />
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
