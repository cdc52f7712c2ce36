import { chatMessage, whatsappHref } from '@kaadu/contracts';
import { useBus } from '@kaadu/event-bus/react';
import type { AnchorHTMLAttributes } from 'react';
import { usePageAddress } from '../../loading/hooks/usePageAddress';

type ChatLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>;

/** Opens WhatsApp with an enquiry about the current page (§2.2), and reports the click for analytics. */
export function ChatLink({ onClick, children, ...rest }: ChatLinkProps) {
  const bus = useBus();
  const address = usePageAddress();
  return (
    <a
      {...rest}
      href={whatsappHref(chatMessage(address))}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        onClick?.(event);
        bus.emit('page:action-counted', { name: 'click_whatsapp', detail: address });
      }}
    >
      {children}
    </a>
  );
}
