import { formatPaise } from '@kaadu/contracts';
import { PaidOtherwiseBody, RefundAgainBody } from '@kaadu/contracts/payments';
import { TextField } from '@kaadu/ui';
import { useState } from 'react';
import { AskButton } from '../shared/act/AskButton';
import type { Consequence } from '../shared/act/consequence';
import styles from '../shared/act/forms.module.css';
import { checkForm } from '../shared/form/check-form';

interface StuckRefundFormProps {
  /** Amount of the refund, as text. */
  readonly amount: string;
  /** Payment that is refunded, as the gateway names it. */
  readonly paymentId: string | null;
  /** Limit above which a second person approves, in paise. */
  readonly limit: number | undefined;
  readonly again: (body: { readonly reason: string }) => Promise<void>;
  readonly otherwise: (body: { readonly reason: string; readonly transaction_ref: string }) => Promise<void>;
}

/** Retries a refund, or records how it was paid. Above the limit it needs a second person's approval. */
export function StuckRefundForm({ again, otherwise, paymentId, ...shown }: StuckRefundFormProps) {
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const [checked, setChecked] = useState<'again' | 'otherwise' | null>(null);
  const forms = {
    again: checkForm(RefundAgainBody, { reason }),
    otherwise: checkForm(PaidOtherwiseBody, { reason, transaction_ref: reference }),
  };
  const problems: Readonly<Record<string, string>> = checked ? forms[checked].problems : {};
  const check = (form: keyof typeof forms) => () => {
    setChecked(form);
    return forms[form].value !== null;
  };
  return (
    <div className={styles.form}>
      <TextField
        label="Reason"
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        problem={problems['reason']}
      />
      <TextField
        label="Reference of the payment by other means"
        hint="Only for “Paid by other means”."
        maxLength={100}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
        problem={problems['transaction_ref']}
      />
      <div className={styles.buttons}>
        <Again {...shown} paymentId={paymentId} check={check('again')} act={() => again({ reason })} />
        <Otherwise
          {...shown}
          reference={reference.trim()}
          check={check('otherwise')}
          act={() => otherwise({ reason, transaction_ref: reference })}
        />
      </div>
    </div>
  );
}

interface AskProps extends Pick<StuckRefundFormProps, 'amount' | 'limit'> {
  readonly check: () => boolean;
  readonly act: () => Promise<void>;
}

const approvalOf = (limit: number | undefined): Consequence[] =>
  limit === undefined
    ? []
    : [
        {
          name: 'Approval',
          value: `Above ${formatPaise(limit)}, recent refunds added up, a second person approves first.`,
        },
      ];

function Again({ amount, limit, paymentId, ...asks }: AskProps & Pick<StuckRefundFormProps, 'paymentId'>) {
  return (
    <AskButton
      {...asks}
      label="Refund again"
      question={`Refund ${amount} again?`}
      facts={[
        { name: 'Goes back', value: amount },
        { name: 'Where', value: ['To the account it was paid from', paymentId].filter(Boolean).join(', ') },
        ...approvalOf(limit),
      ]}
    />
  );
}

function Otherwise({ amount, limit, reference, ...asks }: AskProps & { readonly reference: string }) {
  return (
    <AskButton
      {...asks}
      variant="outline"
      label="Paid by other means"
      action="Record it as paid"
      question={`Record ${amount} as paid by other means?`}
      facts={[
        { name: 'Recorded as paid', value: `${amount}, reference ${reference}` },
        { name: 'Gateway', value: 'Does not refund it any more.' },
        ...approvalOf(limit),
      ]}
    />
  );
}
