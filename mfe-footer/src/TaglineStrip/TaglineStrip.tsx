import { paths, site } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import { Hills } from '@kaadu/ui';
import { useOpenOffer, type MonsoonOffer } from '../offer/offer';
import styles from './TaglineStrip.module.css';

/**
 * §2.6: the tagline above the hills at the top of the footer. While there is an offer, it explains the asterisk of the
 * floating button (§2.7).
 */
export function TaglineStrip({ offer: known }: { readonly offer: MonsoonOffer | undefined }) {
  const offer = useOpenOffer(known);
  return (
    <div className={styles.strip}>
      <p className={styles.line}>{site.tagline}</p>
      {offer && (
        <p className={styles.note}>
          * <Link href={paths.offer.getHref(site.monsoonOffer)}>Days and terms of the Monsoon Offer</Link>
        </p>
      )}
      <Hills tone="forest" className={styles.hills} />
    </div>
  );
}
