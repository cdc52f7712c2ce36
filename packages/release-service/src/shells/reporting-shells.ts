import type { HealthLedger } from '@kaadu/release-core/health';
import type { ChannelShells } from '@kaadu/release-core/service-client';

/** Returns the shells that have reported within the last minute, and when. */
export function shellsOf(ledger: Pick<HealthLedger, 'shells'>, channel: string, now: number): ChannelShells {
  return ledger
    .shells(channel)
    .map(({ shell, served, at }) => ({ shell, served, secondsAgo: (now - at) / 1000 }));
}
