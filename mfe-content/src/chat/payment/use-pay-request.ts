import { useOrigins } from '@kaadu/api-client/origins';
import { useApi } from '@kaadu/api-client/react';
import { usePay } from '@kaadu/travel-ui/payment';
import { createChatApi } from '../session/chat-api';

interface Payable {
  readonly token: string;
  /** Amount in paise, as shown to the visitor. */
  readonly amount: number;
  readonly refresh?: () => Promise<void>;
}

/** Pays a payment request. */
export function usePayRequest({ token, amount, refresh }: Payable) {
  const api = useApi();
  const { apiUrl } = useOrigins();
  return usePay({
    start: () => createChatApi(api, apiUrl).payRequest({ token, accepted_amount: amount }),
    refresh,
  });
}
