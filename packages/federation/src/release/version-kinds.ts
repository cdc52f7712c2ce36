/** Pattern of a development version: `1.0.0-dev-665482ec43`. */
const developmentPattern = /^\d+\.\d+\.\d+-dev-/;

/** Whether a version is a development version, which only the development channel may serve. */
export function isDevelopmentVersion(version: string): boolean {
  return developmentPattern.test(version);
}

/**
 * Returns the development version of a build that has not passed the gate: `1.0.0-dev-665482ec43` for
 * `1.0.0-665482ec43`.
 */
export function developmentVersion(version: string): string {
  return isDevelopmentVersion(version) ? version : version.replace('-', '-dev-');
}
