import { paths, supportPhone } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import { ChatLink, PhoneIcon, PhoneLink, WhatsAppIcon } from '@kaadu/ui';
import styles from './LoginForm.module.css';

/** Phone, chat and a booking's page for a visitor who cannot sign in. */
export function LoginHelp() {
  return (
    <p className={styles.help}>
      Need a hand?
      <PhoneLink className={styles.link} phone={supportPhone}>
        <PhoneIcon />
        {supportPhone}
      </PhoneLink>
      <ChatLink className={styles.link}>
        <WhatsAppIcon />
        Chat Now
      </ChatLink>
      {/* Loads a document, which closes the modal. */}
      <Link className={styles.link} target="_self" href={paths.findBooking.getHref()}>
        Find a booking without an account
      </Link>
    </p>
  );
}
