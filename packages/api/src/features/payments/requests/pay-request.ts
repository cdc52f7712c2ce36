import { paths, site } from '@kaadu/contracts';
import type { Checkout } from '@kaadu/contracts/booking';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { GatewayUnavailable } from '../../../platform/payment-gateway/payment-gateway';
import type { Services } from '../../../platform/services/services';
import { findUser } from '../../../platform/sessions/users-repository';
import { requirePayment } from '../get-payment';
import { isPayable, requestSubject } from './request-view';
import { changePayment, type PaymentRequest } from '../repository';
import type { PaymentServices } from '../ledger/settle-payment';
import type { RequestListener } from './request-payments';
import { checkoutOf, startPayment } from './start-payment';

function requirePayable(request: PaymentRequest, acceptedPaise: number, now: Date): void {
  if (request.status === 'paid') throw new AppError('conflict', 'This has been paid already. Thank you!');
  if (!isPayable(request, now)) {
    throw new AppError(
      'gone',
      'This can no longer be paid, and nothing was charged. Please ask us for a new one.',
    );
  }
  if (acceptedPaise !== request.amountPaise) {
    throw new AppError('conflict', 'The amount has changed. Please look at it again before you pay.');
  }
}

/** Returns the account's data to prefill the gateway's form with. */
async function prefillOf(db: Db, { userPk }: PaymentRequest) {
  const user = userPk === null ? undefined : await findUser(db, userPk);
  return {
    name: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    email: user?.email ?? '',
    contact: user?.phone ?? '',
  };
}

/** Starts or restarts the payment of a request. @throws AppError not_found, conflict, gone, unavailable */
export async function payRequest(
  services: PaymentServices & Pick<Services, 'apiOrigin' | 'siteOrigins'>,
  notify: RequestListener,
  { token, accepted_amount: acceptedPaise }: { readonly token: string; readonly accepted_amount: number },
): Promise<Checkout> {
  const { db } = services.database;
  const request = await requirePayment(db, { token });
  requirePayable(request, acceptedPaise, services.now());
  const payment = await startPayment(services, {
    subject: requestSubject(request),
    reference: `PR-${request.primaryKey}`,
    amountPaise: request.amountPaise,
  }).catch((error: unknown) => {
    if (!(error instanceof GatewayUnavailable)) throw error;
    throw new AppError(
      'unavailable',
      'Our payment partner does not respond. Nothing was charged: please try again in a minute.',
      { retryAfter: 30 },
    );
  });
  // A new attempt reopens a failed request.
  await changePayment(db, request.primaryKey, ['failed'], { status: 'open', updatedAt: services.now() });
  await notify(db, request, 'started');
  return checkoutOf(services, payment, {
    name: site.name,
    description: request.description,
    callbackUrl: `${services.apiOrigin()}/payments/callback`,
    // A visitor who leaves without paying returns to the chat, which shows the request.
    cancelUrl: `${services.siteOrigins[0] ?? ''}${paths.chat.getHref()}`,
    prefill: await prefillOf(db, request),
  });
}
