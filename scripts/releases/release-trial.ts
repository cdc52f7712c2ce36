import { startSampleApi } from './release-trial/api/apis';
import { siteTrial } from './release-trial/site-trial';

/**
 * Smoke test of the release gate (see "releases" in package.json), with the API on the content of a fresh
 * install.
 */
export const { trial, smoke } = siteTrial(startSampleApi);
