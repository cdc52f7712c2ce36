import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts } from '../../scripts/site/processes/free-ports';
import { dataDir } from '../../e2e/environment';
import { startLoadBalancer } from '../../e2e/support/topology/load-balancer';
import { startApi } from '../../e2e/support/topology/start-api';
import { startFleet } from '../support/shells';
import type { SiteProcesses } from './process-cpu';

export interface SizedSite {
  /** Origin of the shell. */
  readonly origin: string;
  readonly pid: number;
  readonly apiUrl: string;
  readonly processes: SiteProcesses;
  stop(): Promise<void>;
}

export interface SizedSiteOptions {
  readonly databaseUrl: string;
  /** Render workers of the shell. */
  readonly workers: number;
  /** Number of API processes behind a proxy; a single one is called directly. */
  readonly apis: number;
}

let started = 0;

/** Starts a shell and API processes on a database. */
export async function startSized({ databaseUrl, workers, apis }: SizedSiteOptions): Promise<SizedSite> {
  await rm(join(dataDir, 'topology'), { recursive: true, force: true });
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
  };
  started += 1;
  try {
    const ports = await freePorts(apis);
    const balancer = apis > 1 ? await startLoadBalancer(ports) : undefined;
    if (balancer) stops.push(() => balancer.stop());
    const apiUrl = balancer?.url ?? `http://localhost:${ports[0]}`;
    const pids: number[] = [];
    for (const [index, port] of ports.entries()) {
      const api = await startApi(port, index + 1, apiSettings(apiUrl, databaseUrl));
      stops.push(() => api.stop());
      pids.push(api.pid);
    }
    await balancer?.serves(...ports);
    const env = { WORKERS: String(workers), API_URL: apiUrl };
    const { origins, first, stop: stopShell } = await startFleet(`scale-${started}`, 1, async () => env);
    stops.push(stopShell);
    const processes = { shell: first.pid, apis: pids };
    return { origin: origins[0] ?? '', pid: first.pid, apiUrl, processes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function apiSettings(apiUrl: string, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    LOG_LEVEL: 'warn',
    DRAIN_DELAY_MS: '0',
    // All visitors share one IP address. In production the limits are fixed.
    RATE_LIMIT_FACTOR: '1000',
    API_ORIGIN: apiUrl,
    SITE_ORIGIN: 'http://localhost:3000',
    DATABASE_URL: databaseUrl,
  };
}
