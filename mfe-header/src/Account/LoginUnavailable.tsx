import { site } from '@kaadu/contracts';
import { PhoneLink } from '@kaadu/ui';

/** What a visitor hears when the login part of the page did not come: who can help instead. */
export function LoginUnavailable({ className }: { className?: string }) {
  return (
    <p role="alert" className={className}>
      Login is not available just now. Please try again shortly or call{' '}
      <PhoneLink phone={site.supportPhone} />.
    </p>
  );
}
