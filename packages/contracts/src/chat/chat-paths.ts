/*
 * Pages of the chat's payments. Only the chat links to them, so they are not in `paths`, which is in the
 * bundle of every page.
 */

function ofRequest(outcome: 'success' | 'failure') {
  const path = `/chat/payment/${outcome}`;
  return { path, getHref: (token: string) => `${path}?${new URLSearchParams({ token }).toString()}` };
}

/** Outcome of a payment request, by the token of its link. */
export const chatPaymentSuccess = ofRequest('success');
export const chatPaymentFailure = ofRequest('failure');
