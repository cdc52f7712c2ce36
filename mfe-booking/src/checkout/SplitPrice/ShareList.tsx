import { useApi } from '@kaadu/api-client/react';
import { paths } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import type { Shares } from '@kaadu/contracts/shared-holds';
import { useHref, useLanguage } from '@kaadu/federation/react';
import { Amount, Button, ButtonLink, Skeleton, VisuallyHidden } from '@kaadu/ui';
import { indianTime } from '@kaadu/ui/dates';
import { LoadProblem } from '@kaadu/ui/problem';
import { useServerData } from '@kaadu/ui/server-data';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useCheckoutText } from '../messages';
import { English } from '../../parts/English/English';
import styles from './SplitPrice.module.css';

export interface ShareListProps {
  readonly booking: Booking;
  readonly refresh: () => Promise<void>;
}

const refreshMs = 15_000;

/** The parts of the price: who has paid, and the link of each part to send on. */
export function ShareList({ booking, refresh: refreshBooking }: ShareListProps) {
  const api = useApi();
  const t = useCheckoutText();
  const language = useLanguage();
  const { reference, key } = booking;
  const load = useMemo(() => () => api.listShares({ reference, key }), [api, reference, key]);
  const { data, problem, refresh } = useServerData(load);
  const again = useEffectEvent(() => {
    void refresh();
    void refreshBooking();
  });
  useEffect(() => {
    const timer = setInterval(again, refreshMs);
    return () => clearInterval(timer);
  }, []);
  if (!data && problem) {
    return (
      <LoadProblem title={t('partsFailed')} onRetry={() => void refresh()}>
        <English>{problem.message}</English>
      </LoadProblem>
    );
  }
  if (!data) return <Skeleton height="16rem" radius="var(--radius-lg)" />;
  const paid = data.shares.filter(({ is_paid }) => is_paid).length;
  return (
    <div className={styles.list}>
      <h3 className={styles.title}>{t('partsPaid', { paid, count: data.shares.length })}</h3>
      <p>
        {paid === 0 && <span>{t('payFirst', { time: indianTime(data.extends_to, language) })} </span>}
        <span>{t('splitRules')}</span>
      </p>
      <ul className={styles.rows} aria-label={t('partsOfPrice')}>
        {data.shares.map((share) => (
          <Share key={share.number} share={share} trip={booking.experience.title} />
        ))}
      </ul>
    </div>
  );
}

interface ShareProps {
  readonly share: Shares['shares'][number];
  readonly trip: string;
}

function Share({ share: { number, name, amount, is_paid, key }, trip }: ShareProps) {
  const t = useCheckoutText();
  const label = name ?? (number === 1 ? t('yourPart') : t('part', { number }));
  const href = paths.sharedTrip.getHref(key);
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <span>{name === null ? label : <English>{name}</English>}</span> <Amount paise={amount} />
      </span>
      {is_paid && <span className={styles.paid}>{t('paid')}</span>}
      {!is_paid && number === 1 && (
        // Loads a document, because the payment gateway needs that page's own security policy.
        <ButtonLink size="sm" variant="accent" target="_self" href={href}>
          {t('payYourPart')}
        </ButtonLink>
      )}
      {!is_paid && number > 1 && <SendLink label={label} href={href} trip={trip} />}
    </li>
  );
}

/** Copies the link of a part, or sends it by WhatsApp. */
function SendLink({
  label,
  href,
  trip,
}: {
  readonly label: string;
  readonly href: string;
  readonly trip: string;
}) {
  const t = useCheckoutText();
  const [copied, setCopied] = useState<boolean | null>(null);
  const hrefOf = useHref();
  const url = `${window.location.origin}${hrefOf(href)}`;
  const text = t('sendText', { trip, url });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <span className={styles.send}>
      <Button size="sm" variant="outline" onClick={() => void copy()}>
        <span>{copied ? t('copied') : t('copyLink')}</span>
        <VisuallyHidden> {t('forPart', { name: label })}</VisuallyHidden>
      </Button>
      <a
        className={styles.link}
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        WhatsApp<VisuallyHidden> {t('whatsAppLink', { name: label })}</VisuallyHidden>
      </a>
      <VisuallyHidden live>{copied ? t('linkCopied') : ''}</VisuallyHidden>
      {copied === false && <span role="status">{t('copyThis', { url })}</span>}
    </span>
  );
}
