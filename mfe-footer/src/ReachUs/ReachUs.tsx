import { paths, site } from '@kaadu/contracts';
import { usePureContent, pureMarkup } from '@kaadu/federation/react';
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

const contact = pureMarkup((info: typeof site) => (
  <>
    <PhoneLink className={styles.link} phone={info.supportPhone}>
      <PhoneIcon />
      {info.supportPhone}
    </PhoneLink>
    <PhoneLink className={styles.link} phone={info.secondPhone}>
      <PhoneIcon />
      {info.secondPhone}
    </PhoneLink>
    <a className={styles.link} href={`mailto:${info.supportEmail}`}>
      <MailIcon />
      {info.supportEmail}
    </a>
    <div className={styles.actions}>
      <ButtonLink variant="accent" href={paths.contact.getHref()}>
        Get in Touch
      </ButtonLink>
      <ul className={styles.networks}>
        {info.social.map(({ network, href }) => {
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
  </>
));

/** §2.6: phones, e-mail, networks, the contact page and the newsletter. */
export function ReachUs() {
  const contentOf = usePureContent();
  return (
    <Section title="Reach Us" className={styles.section}>
      <div className={styles.content}>
        <div className={styles.contact} {...contentOf(contact, site)} />
        <Newsletter />
      </div>
    </Section>
  );
}
