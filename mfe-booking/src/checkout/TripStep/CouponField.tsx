import { paths } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import { Button } from '@kaadu/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useFocusAfterChange } from '../../focus/use-focus-after-change';
import { TextField } from '@kaadu/ui';
import { useCheckoutText } from '../messages';
import { Sentence } from '../../parts/Sentence/Sentence';
import styles from './TripStep.module.css';

interface CouponFieldProps {
  /** Code of the coupon applied to the price. */
  readonly applied: string | null;
  readonly pending: boolean;
  readonly problem: string | undefined;
  readonly onApply: (code: string | null) => void;
}

const longest = 20;

/** Accepts a coupon code, or shows the applied one. */
export function CouponField({ applied, pending, problem, onApply }: CouponFieldProps) {
  const t = useCheckoutText();
  const [code, setCode] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const expectStatus = useFocusAfterChange(applied, status);
  const expectInput = useFocusAfterChange(applied, input);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!code.trim()) return;
    expectStatus();
    onApply(code.trim().toUpperCase());
  };
  if (applied) {
    return (
      <div className={styles.block}>
        <h3 className={styles.title}>{t('couponTitle')}</h3>
        <p className={styles.applied} role="status" ref={status} tabIndex={-1}>
          <Sentence t={t} of="applied" parts={{ code: <strong translate="no">{applied}</strong> }} />{' '}
          <Link href={paths.offer.getHref(applied)}>{t('seeTerms')}</Link>
        </p>
        <Button
          className={styles.inline}
          size="sm"
          variant="outline"
          busy={pending}
          onClick={() => {
            expectInput();
            onApply(null);
          }}
        >
          {t('removeCoupon')}
        </Button>
      </div>
    );
  }
  return (
    <form className={styles.coupon} onSubmit={submit} noValidate>
      <TextField
        label={t('couponCode')}
        ref={input}
        value={code}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        problem={problem}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="outline" busy={pending} disabled={!code.trim()}>
        {t('apply')}
      </Button>
    </form>
  );
}
