/** A version of work in progress: `1.0.0-dev-665482ec43`. */
const developmentPattern = /^\d+\.\d+\.\d+-dev-/;

/** Whether a version is work in progress, which only the channel for that may serve. */
export function isDevelopmentVersion(version: string): boolean {
  return developmentPattern.test(version);
}

/** The version under which a build is tried out before it has passed the gate: `1.0.0-dev-665482ec43` for `1.0.0-665482ec43`. */
export function developmentVersion(version: string): string {
  return isDevelopmentVersion(version) ? version : version.replace('-', '-dev-');
}
