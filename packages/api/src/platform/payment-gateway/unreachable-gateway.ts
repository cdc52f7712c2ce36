import { sandboxGateway } from './open-gateway';
import type { PaymentGateway } from './payment-gateway';

/** Creates a gateway that is always unavailable, for an API without payments. */
export function unreachableGateway(): PaymentGateway {
  const secret = 'no-service-signs-with-this-secret';
  return sandboxGateway('http://127.0.0.1:1', {
    keyId: 'unreachable',
    keySecret: secret,
    webhookSecret: secret,
  });
}
