import { apiSamples } from './api';
import type { FaultSample } from './fault-sample';
import { releaseSamples } from './releases';
import { siteSamples } from './site';

/** Deliberate faults across the packages. All must be caught (`npm run mutation -- --samples`). */
export const samples: readonly FaultSample[] = [...apiSamples, ...releaseSamples, ...siteSamples];
