import { sandboxGateway } from './open-gateway';
import type { PaymentGateway } from './payment-gateway';

/** A gateway that never answers, for an API in which nothing is paid. */
export function unreachableGateway(): PaymentGateway {
  const secret = 'nobody-signs-with-this-secret-at-all';
  return sandboxGateway('http://127.0.0.1:1', { keyId: 'nobody', keySecret: secret, webhookSecret: secret });
}
