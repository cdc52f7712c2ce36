import { sandboxPort } from '../../environment';

/**
 * Makes the payment gateway unreachable for one booking only, so that tests in parallel can pay.
 * @returns a function that restores it
 */
export async function startOutage(reference: string): Promise<() => Promise<void>> {
  await setOutage(reference, true);
  return () => setOutage(reference, false);
}

async function setOutage(receipt: string, down: boolean): Promise<void> {
  const response = await fetch(`http://localhost:${sandboxPort}/sandbox/outages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ receipt, down }),
  });
  if (!response.ok) throw new Error(`The payment sandbox answered ${response.status}`);
}
