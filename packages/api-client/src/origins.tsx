import type { SiteOrigins } from '@kaadu/contracts';
import { sharedContext } from '@kaadu/federation/react';
import { useContext, type ReactNode } from 'react';

const OriginsContext = sharedContext<SiteOrigins>('kaadu.origins');

export function OriginsProvider({ origins, children }: { origins: SiteOrigins; children: ReactNode }) {
  return <OriginsContext value={origins}>{children}</OriginsContext>;
}

/** Returns the public origins of the site and the API. Throws without a provider. */
export function useOrigins(): SiteOrigins {
  const origins = useContext(OriginsContext);
  if (!origins) throw new Error('useOrigins needs an <OriginsProvider> above it');
  return origins;
}
