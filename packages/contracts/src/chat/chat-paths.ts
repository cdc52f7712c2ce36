/*
 * Pages of the chat's payments. They stand apart from the other paths because only the chat links to them: what stands there
 * is in the bundle of every page.
 */

function ofRequest(outcome: 'success' | 'failure') {
  const path = `/chat/payment/${outcome}`;
  return { path, getHref: (token: string) => `${path}?${new URLSearchParams({ token }).toString()}` };
}

/** What became of a payment request, by the token of its link. */
export const chatPaymentSuccess = ofRequest('success');
export const chatPaymentFailure = ofRequest('failure');
