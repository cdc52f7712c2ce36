import { supportPhone } from '@kaadu/contracts';
import { ChatLink, PhoneIcon, PhoneLink, WhatsAppIcon } from '@kaadu/ui';
import styles from './LoginForm.module.css';

/** Phone and chat for a visitor who cannot sign in. */
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
    </p>
  );
}
