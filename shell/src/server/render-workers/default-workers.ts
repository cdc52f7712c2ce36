import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const mib = 2 ** 20;
/** Memory of a shell without render workers, and of each worker with its share of the caches, in MiB. */
const shellMib = 250;
const workerMib = 60;
/** Share of a memory limit that is planned for: the rest is for requests and heaps that grow. */
const plannedShare = 0.75;

export interface Machine {
  readonly cores: number;
  /** Content of the control group's `cpu.max`, `<quota> <period>` or `max <period>`, if there is one. */
  readonly cpuMax?: string | undefined;
  /** Memory limit in bytes; without a limit 0 or more than any machine has. */
  readonly memoryLimit: number;
}

/**
 * Returns the number of render workers that fit into the limits of the container, at least one: one for each
 * core that it may use, and no more than its memory holds.
 */
export function defaultWorkers({ cores, cpuMax = 'max', memoryLimit }: Machine = thisMachine()): number {
  const [quota, period] = cpuMax.trim().split(/\s+/).map(Number);
  const byQuota = quota && period ? Math.ceil(quota / period) : cores;
  const byMemory =
    memoryLimit > 0 ? Math.floor(((memoryLimit / mib) * plannedShare - shellMib) / workerMib) : cores;
  return Math.max(1, Math.min(cores, byQuota, byMemory));
}

function thisMachine(): Machine {
  return {
    cores: availableParallelism(),
    cpuMax: readCpuMax(),
    memoryLimit: process.constrainedMemory(),
  };
}

/** Reads the CPU limit of a container; undefined outside one and with version 1 of control groups. */
function readCpuMax(): string | undefined {
  try {
    return readFileSync('/sys/fs/cgroup/cpu.max', 'utf8');
  } catch {
    return undefined;
  }
}
