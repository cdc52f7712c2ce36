import { paths, supportPhone } from '@kaadu/contracts';
import { maxParty } from '@kaadu/contracts/fields';
import { Link } from '@kaadu/federation/react';
import { PhoneLink } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';

/** Explains that the URL requests more guests than can book online, and links to an advisor. */
export function LargeGroupNotice() {
  return (
    <Notice tone="warning" title={`For groups of more than ${maxParty} please contact us`}>
      <p>
        Prices and places shown are for {maxParty}. An advisor arranges the trip of a larger group: call{' '}
        <PhoneLink phone={supportPhone} /> or <Link href={paths.contact.getHref()}>write to us</Link>.
      </p>
    </Notice>
  );
}
