import { paths, supportPhone } from '@kaadu/contracts';
import { maxParty } from '@kaadu/contracts/fields';
import { Link } from '@kaadu/federation/react';
import { PhoneLink } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';
import { useSharedText } from './messages';

/** Explains that the URL requests more guests than can book online, and links to an advisor. */
export function LargeGroupNotice() {
  const t = useSharedText();
  return (
    <Notice tone="warning" title={t('largeGroup', { max: maxParty })}>
      <p>
        {t('largeGroupWhy', { max: maxParty })} <PhoneLink phone={supportPhone} /> {t('or')}{' '}
        <Link href={paths.contact.getHref()}>{t('writeToUs')}</Link>.
      </p>
    </Notice>
  );
}
