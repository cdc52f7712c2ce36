import { site } from '@kaadu/contracts';
import { ChatLink, ClockIcon, MailIcon, PhoneIcon, PhoneLink, WhatsAppIcon } from '@kaadu/ui';
import { LanguageLinks } from '../Languages/LanguageLinks';
import { useHeaderText } from '../messages';
import styles from './TopStrip.module.css';

/** The support strip: phone, e-mail, hours and the chat with an advisor. */
export function TopStrip() {
  const t = useHeaderText();
  const { opens, closes } = site.supportHours;
  return (
    <div className={styles.strip}>
      <div className={styles.inner}>
        <PhoneLink className={styles.link} phone={site.supportPhone}>
          <PhoneIcon size="1rem" />
          {site.supportPhone}
        </PhoneLink>
        <a className={`${styles.link} ${styles.mail}`} href={`mailto:${site.supportEmail}`}>
          <MailIcon size="1rem" />
          {site.supportEmail}
        </a>
        <span className={styles.hours}>
          <ClockIcon size="1rem" />
          {t('hours', { opens, closes })}
        </span>
        <ChatLink className={styles.chat}>
          <WhatsAppIcon size="1rem" />
          {t('chat')}
        </ChatLink>
        <LanguageLinks className={styles.languages} />
      </div>
    </div>
  );
}
