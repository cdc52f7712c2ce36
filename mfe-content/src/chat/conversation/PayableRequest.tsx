import type { ChatPayment } from '@kaadu/contracts/chat';
import { Amount, Button } from '@kaadu/ui';
import { messageCardStyles as styles } from '@kaadu/travel-ui/conversation';
import { PaymentCard } from '@kaadu/travel-ui/conversation';
import { PayProblem } from '../payment/PayProblem';
import { usePayRequest } from '../payment/use-pay-request';

/** A request for payment that the visitor can pay. */
export function PayableRequest({ payment }: { readonly payment: ChatPayment }) {
  const { pay, busy, problem } = usePayRequest(payment);
  return (
    <PaymentCard payment={payment} side="visitor">
      {problem && !busy && <PayProblem problem={problem} />}
      <Button variant="accent" busy={busy} className={styles.action} onClick={() => void pay()}>
        {busy ? (
          <span>Opening the payment …</span>
        ) : (
          <span>
            Pay <Amount paise={payment.amount} />
          </span>
        )}
      </Button>
    </PaymentCard>
  );
}
