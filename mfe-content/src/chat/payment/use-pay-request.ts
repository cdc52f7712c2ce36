import { useOrigins } from '@kaadu/api-client/origins';
import { usePay } from '../../shared/payment/use-pay';
import { createChatApi } from '../session/chat-api';

interface Payable {
  readonly token: string;
  /** Paise, as the visitor sees them. */
  readonly amount: number;
  readonly refresh?: () => Promise<void>;
}

/** Pays a request. */
export function usePayRequest({ token, amount, refresh }: Payable) {
  const { apiUrl } = useOrigins();
  return usePay({
    start: () => createChatApi(apiUrl).payRequest({ token, accepted_amount: amount }),
    refresh,
  });
}
