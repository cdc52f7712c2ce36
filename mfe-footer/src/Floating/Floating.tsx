import { supportPhone } from '@kaadu/contracts';
import { useNavigation } from '@kaadu/federation/react';
import { ChatLink, PhoneIcon, PhoneLink, WhatsAppIcon } from '@kaadu/ui';
import { useRef } from 'react';
import { useOpenOffer, type MonsoonOffer } from '../offer/offer';
import styles from './Floating.module.css';
import { useAnalytics } from './use-analytics';
import { useCollapsingLabel } from './use-collapsing-label';
import { useCovering } from './use-covering';
import { useScrolled } from './use-scrolled';

/** Scroll distance that shows the buttons, in pixels (§9). */
const scrollThreshold = 250;

/**
 * §2.7: floating chat and call buttons, shown once the visitor has scrolled. They are hidden on the chat page, and move
 * aside when they would cover a control, a price or a message. The chat button shows the offer until it
 * ends.
 */
export function Floating({ data }: { readonly data: MonsoonOffer | undefined }) {
  useAnalytics();
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useNavigation().location;
  const shown = useScrolled(scrollThreshold) && pathname !== '/chat';
  const aside = useCovering(ref, shown);
  const labelled = useCollapsingLabel(shown);
  const offer = useOpenOffer(data);
  return (
    <aside
      ref={ref}
      className={styles.floating}
      aria-label="Talk to us"
      hidden={!shown}
      data-aside={aside || undefined}
    >
      <PhoneLink className={styles.call} phone={supportPhone} aria-label={`Call ${supportPhone}`}>
        <PhoneIcon size="1.5rem" />
      </PhoneLink>
      {offer ? (
        <ChatLink className={styles.chat} data-labelled={labelled}>
          <span>{`Chat to get ${offer.percent}% Off Monsoon Offer*`}</span>
          <WhatsAppIcon size="1.5rem" />
        </ChatLink>
      ) : (
        <ChatLink className={styles.chat} aria-label="Chat with an advisor">
          <WhatsAppIcon size="1.5rem" />
        </ChatLink>
      )}
    </aside>
  );
}
