import { useState } from 'react';
import type { ReceiptData } from './consequence';

/** Keeps the receipt of the last action. Its `id` moves the focus to each new one. */
export function useReceipt() {
  const [receipt, setReceipt] = useState<(ReceiptData & { readonly id: number }) | null>(null);
  return {
    receipt,
    show: (next: ReceiptData) => setReceipt((last) => ({ ...next, id: (last?.id ?? 0) + 1 })),
    clear: () => setReceipt(null),
  };
}
