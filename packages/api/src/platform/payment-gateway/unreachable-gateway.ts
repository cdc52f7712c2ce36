import { sandboxGateway } from './open-gateway';
import type { PaymentGateway } from './payment-gateway';

/** Creates a gateway that is always unavailable, for an API without payments. */
export function unreachableGateway(): PaymentGateway {
  const secret = 'nobody-signs-with-this-secret-at-all';
  return sandboxGateway('http://127.0.0.1:1', { keyId: 'nobody', keySecret: secret, webhookSecret: secret });
}
