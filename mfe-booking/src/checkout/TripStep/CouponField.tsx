import { paths } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import { Button } from '@kaadu/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useFocusAfterChange } from '../../focus/use-focus-after-change';
import { TextField } from '@kaadu/ui';
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
        <h3 className={styles.title}>Coupon</h3>
        <p className={styles.applied} role="status" ref={status} tabIndex={-1}>
          <strong>{applied}</strong> is applied.{' '}
          <Link href={paths.offer.getHref(applied)}>See the terms</Link>
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
          Remove the coupon
        </Button>
      </div>
    );
  }
  return (
    <form className={styles.coupon} onSubmit={submit} noValidate>
      <TextField
        label="Coupon code"
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
        Apply
      </Button>
    </form>
  );
}
