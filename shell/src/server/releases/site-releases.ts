import contracts from '@kaadu/contracts/package.json';
import { ServiceClient } from '@kaadu/release-core/service-client';
import { HostedReleases, type HostedReleasesOptions } from '@kaadu/release-host';
import type { ShellEnv } from '../env';
import type { Renderers } from '../render-workers/renderers';
import { releaseAttributes, traced } from '../tracing/spans';

export type SiteReleases = HostedReleases<Renderers>;

type Options = HostedReleasesOptions<Renderers>;

/**
 * Creates the releases of this site, in the shell's process. In development no version is blocked, so that
 * its author sees failures.
 */
export function createSiteReleases(
  { channel, dataDir, mode, service }: ShellEnv,
  options: Pick<Options, 'store' | 'trust' | 'log' | 'startRenderers' | 'onSwap' | 'onCounts'>,
): SiteReleases {
  const monitoring = { contract: contracts.version, service: service && new ServiceClient(service) };
  return new HostedReleases({
    ...options,
    channel,
    dataFolder: dataDir,
    monitoring: mode === 'development' ? undefined : monitoring,
    warm: ({ versions }, renderers) => renderers.warm(versions),
    whileLoading: (name, version, work) => traced('release load', releaseAttributes(name, version), work),
  });
}
