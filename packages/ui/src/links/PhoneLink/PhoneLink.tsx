import { telHref } from '@kaadu/contracts';
import { useBus } from '@kaadu/event-bus/react';
import type { AnchorHTMLAttributes } from 'react';

type PhoneLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** The number as displayed. */
  readonly phone: string;
};

/** A `tel:` link that reports the click for analytics. Shows the number unless it has children. */
export function PhoneLink({ phone, onClick, children = phone, ...rest }: PhoneLinkProps) {
  const bus = useBus();
  return (
    <a
      {...rest}
      href={telHref(phone)}
      translate="no"
      onClick={(event) => {
        onClick?.(event);
        bus.emit('page:action-counted', { name: 'click_phone', detail: phone });
      }}
    >
      {children}
    </a>
  );
}
