import { useBus } from '@kaadu/event-bus/react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton';
import { CheckIcon, FacebookIcon, LinkIcon, MailIcon, WhatsAppIcon } from '../../images/icons/icons';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { shareHrefs } from './share-hrefs';
import { useShareText } from './messages';
import styles from './ShareLinks.module.css';

interface ShareLinksProps {
  /** Absolute URL to share. */
  readonly url: string;
  readonly title: string;
}

/** §2.7, §9: links to share by Facebook, WhatsApp or e-mail, and a button that copies the URL. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const bus = useBus();
  const t = useShareText();
  const [copied, setCopied] = useState<'yes' | 'by-hand' | null>(null);
  const count = (network: string) => bus.emit('page:action-counted', { name: 'share', detail: network });
  const hrefs = shareHrefs(url, title);

  const copy = async () => {
    count('copy-link');
    try {
      await navigator.clipboard.writeText(url);
      setCopied('yes');
    } catch {
      setCopied('by-hand');
    }
  };
  const link = (network: keyof typeof hrefs, label: string, icon: ReactNode) => (
    <a
      className={styles.link}
      href={hrefs[network]}
      aria-label={label}
      target={network === 'email' ? undefined : '_blank'}
      rel="noopener"
      onClick={() => count(network)}
    >
      {icon}
    </a>
  );

  return (
    <div className={styles.share} role="group" aria-label={t('share')}>
      {link('facebook', t('shareFacebook'), <FacebookIcon />)}
      {link('whatsapp', t('shareWhatsapp'), <WhatsAppIcon />)}
      {link('email', t('shareEmail'), <MailIcon />)}
      <IconButton className={styles.link} label={t('copyLink')} onClick={() => void copy()}>
        {copied === 'yes' ? <CheckIcon /> : <LinkIcon />}
      </IconButton>
      {copied === 'by-hand' ? (
        <p role="status" className={styles.notice}>
          {t('copyByHand', { url })}
        </p>
      ) : (
        <VisuallyHidden live>{copied === 'yes' && t('copied')}</VisuallyHidden>
      )}
    </div>
  );
}
