import { redeemVoucher, type Redemption } from '@kaadu/contracts/booking';
import { Link } from '@kaadu/federation/react';
import { Button } from '@kaadu/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useAction } from '@kaadu/ui/action';
import { TextField } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { Screen } from '../../shared/screen/Screen';
import { bookingHref, bookingsHref } from '../places';
import styles from './RedeemScreen.module.css';
import { Scanner } from './Scanner';

const calls = { redeemVoucher };

/** Redeems vouchers by their code, typed or scanned with a phone's camera. */
export function RedeemScreen() {
  const api = useAdminApi(calls);
  const [code, setCode] = useState('');
  const [isScanning, setScanning] = useState(false);
  const [redeemed, setRedeemed] = useState<Redemption | null>(null);
  const { run, busy, problem } = useAction();
  const redeem = (given: string) =>
    run(async () => {
      setRedeemed(null);
      setRedeemed(await api.redeemVoucher({ code: given }));
      setCode('');
    });
  const take = (scanned: string) => {
    setScanning(false);
    setCode(scanned);
    void redeem(scanned);
  };
  return (
    <Screen
      title="Redeem a voucher"
      lead="A voucher can be redeemed once, on the days of its trip."
      back={{ href: bookingsHref, name: 'Bookings' }}
    >
      <div className={styles.redeem}>
        {redeemed && <Accepted redeemed={redeemed} />}
        {problem && (
          <Notice tone="danger" alert title="Not accepted">
            <p>{problem.message}</p>
          </Notice>
        )}
        <CodeForm
          code={code}
          onCode={setCode}
          isBusy={busy}
          onRedeem={() => void redeem(code)}
          onScan={isScanning ? undefined : () => setScanning(true)}
        />
        {isScanning && <Scanner onCode={take} onClose={() => setScanning(false)} />}
      </div>
    </Screen>
  );
}

interface CodeFormProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly isBusy: boolean;
  readonly onRedeem: () => void;
  /** Opens the camera; undefined while it is open. */
  readonly onScan: (() => void) | undefined;
}

function CodeForm({ code, onCode, isBusy, onRedeem, onScan }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) onRedeem();
    else field.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        ref={field}
        label="Voucher code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={({ target }) => onCode(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          Redeem
        </Button>
        {onScan && (
          <Button variant="outline" onClick={onScan}>
            Scan with the camera
          </Button>
        )}
      </div>
    </form>
  );
}

function Accepted({ redeemed }: { readonly redeemed: Redemption }) {
  const { reference, lead_traveller: name, guests, experience, option } = redeemed;
  return (
    <Notice
      tone="success"
      focused
      title={`Accepted: ${name}, ${guests === 1 ? '1 guest' : `${guests} guests`}`}
    >
      <p>
        {experience}, {option}. <Link href={bookingHref(reference)}>Booking {reference}</Link>
      </p>
    </Notice>
  );
}
