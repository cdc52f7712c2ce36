import { supportPhone } from '@kaadu/contracts';
import { useNavigation } from '@kaadu/federation/react';
import { ChatLink, PhoneIcon, PhoneLink, WhatsAppIcon } from '@kaadu/ui';
import styles from './Floating.module.css';
import { useAnalytics } from './use-analytics';
import { useCollapsingLabel } from './use-collapsing-label';
import { useScrolled } from './use-scrolled';

/** §9 */
const scrollThreshold = 250;

/** §2.7: floating chat and call buttons, shown once the visitor has scrolled; hidden on the chat page. */
export function Floating() {
  useAnalytics();
  const { pathname } = useNavigation().location;
  const shown = useScrolled(scrollThreshold) && pathname !== '/chat';
  const labelled = useCollapsingLabel(shown);
  return (
    <aside className={styles.floating} aria-label="Talk to us" hidden={!shown}>
      <PhoneLink className={styles.call} phone={supportPhone} aria-label={`Call ${supportPhone}`}>
        <PhoneIcon size="1.5rem" />
      </PhoneLink>
      <ChatLink className={styles.chat} data-labelled={labelled}>
        <span>Chat to get 10% Off Monsoon Offer*</span>
        <WhatsAppIcon size="1.5rem" />
      </ChatLink>
    </aside>
  );
}
