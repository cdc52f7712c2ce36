import { useOrigins } from '@kaadu/api-client/origins';
import { useApi } from '@kaadu/api-client/react';
import { formatMoney, formatPaise, paths, site } from '@kaadu/contracts';
import { chatPaymentFailure, chatPaymentSuccess } from '@kaadu/contracts/chat-paths';
import type { PaymentRequestView } from '@kaadu/contracts/payments';
import { useNavigation } from '@kaadu/federation/react';
import { Amount, Button, EmptyState, PhoneLink } from '@kaadu/ui';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Notice } from '@kaadu/ui';
import { indianTime } from '@kaadu/ui/dates';
import { usePoll } from '@kaadu/travel-ui/payment';
import { LoadProblem } from '@kaadu/ui/problem';
import { problemOf, type Problem } from '@kaadu/ui/problem';
import { createChatApi } from '../session/chat-api';
import styles from './OutcomePage.module.css';
import { PayProblem } from './PayProblem';
import { usePayRequest } from './use-pay-request';

/** Loads the payment request named in the URL. */
function useRequest(token: string) {
  const api = useApi();
  const { apiUrl } = useOrigins();
  const [request, setRequest] = useState<PaymentRequestView | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const refresh = useCallback(
    () =>
      createChatApi(api, apiUrl)
        .getPaymentRequest({ token })
        .then(
          (view) => {
            setRequest(view);
            setProblem(null);
          },
          (error: unknown) => setProblem(problemOf(error)),
        ),
    [api, apiUrl, token],
  );
  useEffect(() => {
    if (token) void refresh();
  }, [refresh, token]);
  return { request, problem, refresh };
}

/** Leaves a URL that claims another outcome than the server's (booking §3). */
function useRightAddress(token: string, page: PaymentRequestView['page'] | undefined): boolean {
  const { location, navigate } = useNavigation();
  const right = page === 'failure' ? chatPaymentFailure : chatPaymentSuccess;
  // While the bank's response is pending, no URL contradicts it.
  const isWrong = (page === 'success' || page === 'failure') && location.pathname !== right.path;
  const leave = useEffectEvent(() => navigate(right.getHref(token), { replace: true }));
  useEffect(() => {
    if (isWrong) leave();
  }, [isWrong]);
  return !isWrong;
}

/** The outcome of a payment request: paid, pending, or failed with the reason. */
export function Outcome() {
  const { location } = useNavigation();
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const { request, problem, refresh } = useRequest(token);
  const isRight = useRightAddress(token, request?.page);
  if (!token || (!request && problem?.status === 404)) return <Unknown />;
  if (!request && problem) {
    return (
      <LoadProblem title="Your payment could not be loaded" onRetry={() => void refresh()}>
        {problem.message} Nothing about your payment has changed.
      </LoadProblem>
    );
  }
  if (!request || !isRight) return <p role="status">Looking up your payment …</p>;
  return <RequestOutcome request={request} token={token} refresh={refresh} />;
}

interface RequestOutcomeProps {
  readonly request: PaymentRequestView;
  readonly token: string;
  readonly refresh: () => Promise<void>;
}

function RequestOutcome({ request, token, refresh }: RequestOutcomeProps) {
  const { title, text } = explain(request);
  const gaveUp = usePoll(request.page === 'pending' && request.is_started, refresh);
  const { pay, busy, problem } = usePayRequest({ token, amount: request.amount, refresh });
  return (
    <div className={styles.outcome} data-page={request.page}>
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      <dl className={styles.facts}>
        <div>
          <dt>For</dt>
          <dd>{request.description}</dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd className={styles.amount} translate="no">
            {formatPaise(request.amount)}
          </dd>
        </div>
        {request.receipt && <Receipt receipt={request.receipt} />}
      </dl>
      {request.refund && <RefundState refund={request.refund} />}
      {problem && !busy && <PayProblem problem={problem} />}
      <div className={styles.actions}>
        {request.can_pay && request.page !== 'success' && (
          <Button variant="accent" size="lg" busy={busy} onClick={() => void pay()}>
            {busy ? (
              <span>Opening the payment …</span>
            ) : (
              <span>
                Pay <Amount paise={request.amount} />
              </span>
            )}
          </Button>
        )}
        {gaveUp && (
          <Button variant="outline" size="lg" onClick={() => void refresh()}>
            Check again
          </Button>
        )}
        {/* Loads a document, because the payment gateway needs that page's own security policy. */}
        <a className={styles.back} href={paths.chat.getHref()}>
          Back to the chat
        </a>
      </div>
      <p className={styles.note}>
        Questions? Call <PhoneLink phone={site.supportPhone} />, {site.supportHours.label}.
      </p>
    </div>
  );
}

/** The receipt of a paid request, which is sent by e-mail too. */
function Receipt({ receipt }: { readonly receipt: NonNullable<PaymentRequestView['receipt']> }) {
  const { number, issued_at, transaction_ref } = receipt;
  return (
    <>
      <div>
        <dt>Receipt</dt>
        <dd translate="no">{number}</dd>
      </div>
      <div>
        <dt>Paid on</dt>
        <dd>{indianTime(issued_at)}</dd>
      </div>
      {transaction_ref && (
        <div>
          <dt>Payment reference</dt>
          <dd translate="no">{transaction_ref}</dd>
        </div>
      )}
    </>
  );
}

const refundTexts = {
  pending: 'It is on its way to the account that it came from.',
  processed: 'It has left us; it shows in your account within a few days.',
  failed: 'It was refused. Our accounts team is handling it and will write to you.',
} as const;

function RefundState({ refund }: { readonly refund: NonNullable<PaymentRequestView['refund']> }) {
  return (
    <Notice tone="info" title={`${formatMoney(refund.amount, refund.currency)} goes back to you`}>
      <p>{refundTexts[refund.status]}</p>
    </Notice>
  );
}

function explain({ page, status, can_pay, is_started, refund }: PaymentRequestView): {
  title: string;
  text: string;
} {
  if (page === 'success')
    return { title: 'Paid. Thank you!', text: 'Your payment has arrived, and your advisor sees it.' };
  if (page === 'pending' && is_started) {
    return {
      title: 'Waiting for your bank',
      text: 'If you have paid, your bank usually confirms within a minute and this page moves on by itself. If you left before paying, nothing was charged.',
    };
  }
  if (page === 'pending') return { title: 'Not paid yet', text: 'Nothing was charged.' };
  if (status === 'failed' && can_pay) {
    return {
      title: 'The payment did not go through',
      text: 'Your bank did not accept it, and nothing was charged. You can try once more or pay another way.',
    };
  }
  if (status === 'refunded' || refund)
    return { title: 'Your payment goes back', text: 'This request had expired, or we had withdrawn it.' };
  if (status === 'cancelled')
    return { title: 'This request was withdrawn', text: 'There is nothing to pay.' };
  return {
    title: 'This request has expired',
    text: 'Nothing was charged. Please ask your advisor for a new one.',
  };
}

function Unknown() {
  return (
    <EmptyState
      title="We cannot find this payment"
      actions={
        <a className={styles.back} href={paths.chat.getHref()}>
          Back to the chat
        </a>
      }
    >
      <p>
        Open it from your chat. If that does not help, call <PhoneLink phone={site.supportPhone} />.
      </p>
    </EmptyState>
  );
}
