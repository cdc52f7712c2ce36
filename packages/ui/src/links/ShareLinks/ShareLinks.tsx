import { useBus } from '@kaadu/event-bus/react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton';
import { CheckIcon, FacebookIcon, LinkIcon, MailIcon, WhatsAppIcon } from '../../images/icons/icons';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { shareHrefs } from './share-hrefs';
import styles from './ShareLinks.module.css';

interface ShareLinksProps {
  /** Absolute URL to share. */
  readonly url: string;
  readonly title: string;
}

/** §2.7, §9: links to share by Facebook, WhatsApp or e-mail, and a button that copies the URL. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const bus = useBus();
  const [notice, setNotice] = useState('');
  const count = (network: string) => bus.emit('page:action-counted', { name: 'share', detail: network });
  const hrefs = shareHrefs(url, title);

  const copy = async () => {
    count('copy-link');
    try {
      await navigator.clipboard.writeText(url);
      setNotice('Link copied');
    } catch {
      setNotice(`Copy this link: ${url}`);
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
    <div className={styles.share} role="group" aria-label="Share">
      {link('facebook', 'Share on Facebook', <FacebookIcon />)}
      {link('whatsapp', 'Share on WhatsApp', <WhatsAppIcon />)}
      {link('email', 'Share by e-mail', <MailIcon />)}
      <IconButton className={styles.link} label="Copy link" onClick={() => void copy()}>
        {notice === 'Link copied' ? <CheckIcon /> : <LinkIcon />}
      </IconButton>
      {notice.startsWith('Copy') ? (
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      ) : (
        <VisuallyHidden live>{notice}</VisuallyHidden>
      )}
    </div>
  );
}
