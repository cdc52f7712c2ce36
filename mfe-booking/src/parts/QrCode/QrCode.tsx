import type { Booking } from '@kaadu/contracts/booking';
import { usePartText } from '../messages';
import styles from './QrCode.module.css';

type Voucher = NonNullable<Booking['voucher']>;

/** White modules around a symbol that scanners need (ISO/IEC 18004). */
const quiet = 4;

/** The code of a voucher as a QR symbol and as text. */
export function QrCode({ voucher }: { readonly voucher: Voucher }) {
  const t = usePartText();
  const { code, qr } = voucher;
  const side = qr.size + 2 * quiet;
  return (
    <figure className={styles.code}>
      <svg
        className={styles.symbol}
        viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('qrLabel', { code })}
      >
        <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <figcaption className={styles.text} translate="no">
        {code}
      </figcaption>
    </figure>
  );
}
