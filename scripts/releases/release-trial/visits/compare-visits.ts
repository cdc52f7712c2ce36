import { keyOf, type FailedVisit, type Usage, type Visit } from './visit';

/** Limit of what a candidate may use of something: `ratio` times the live version, plus `margin`. */
interface Limit {
  readonly ratio: number;
  readonly margin: number;
  readonly format: (value: number) => string;
  /** Text after the candidate's figure. */
  readonly unit: string;
}

const whole = (value: number) => String(Math.round(value));
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;
const limits: Readonly<Record<keyof Usage, Limit>> = {
  requests: { ratio: 1.5, margin: 10, format: whole, unit: ' requests' },
  bytes: { ratio: 1.3, margin: 150_000, format: kilobytes, unit: ' of data' },
  busyMs: { ratio: 2, margin: 1_500, format: milliseconds, unit: ' of the main thread' },
  memory: { ratio: 2, margin: 50_000_000, format: megabytes, unit: ' of memory' },
  elements: { ratio: 1.5, margin: 500, format: whole, unit: ' elements' },
};

/** Most controls that are named for one fault. */
const maxNamed = 3;

/**
 * Lists what visitors lose with a candidate, compared with the live version on the same page.
 * @param ownParts parts of the document that the candidate renders, and may change
 */
export function compareVisits(
  live: Visit,
  candidate: Visit | FailedVisit,
  ownParts: ReadonlySet<string>,
): string[] {
  if ('failure' in candidate) return [candidate.failure];
  return [
    ...(candidate.path === live.path ? [] : [`it leaves the page for ${candidate.path}`]),
    ...usageFaults(live.usage, candidate.usage),
    ...candidate.lostEntries.map((entry) => `it removes ${entry}, which the visitor had before`),
    ...controlFaults(live, candidate, ownParts),
    ...(live.scrolls && candidate.scrolls === false ? ['the page can no longer be scrolled'] : []),
    ...actionFaults(live, candidate),
    ...(live.returns && candidate.returns === false ? ['the Back button no longer leads back'] : []),
    ...candidate.errors.filter((error) => !live.errors.includes(error)).map((error) => `uncaught ${error}`),
  ];
}

function usageFaults(live: Usage, candidate: Usage): string[] {
  const kinds = ['requests', 'bytes', 'busyMs', 'memory', 'elements'] as const;
  return kinds.flatMap((kind) => {
    const { ratio, margin, format, unit } = limits[kind];
    const allowed = live[kind] * ratio + margin;
    if (candidate[kind] <= allowed) return [];
    const figures = `the live version ${format(live[kind])}, and ${format(allowed)} are allowed`;
    return [`it uses ${format(candidate[kind])}${unit}; ${figures}`];
  });
}

function controlFaults(live: Visit, candidate: Visit, ownParts: ReadonlySet<string>): string[] {
  const now = new Map(candidate.controls.map((control) => [keyOf(control), control]));
  const usable = new Map(live.controls.filter(({ coveredBy }) => !coveredBy).map((one) => [keyOf(one), one]));
  const missing: string[] = [];
  const covered: string[] = [];
  const moved: string[] = [];
  for (const [key, before] of usable) {
    const after = now.get(key);
    const isOwn = ownParts.has(before.part);
    const label = `${before.name} of ${before.part || 'the document'}`;
    if (!after) {
      if (!isOwn) missing.push(label);
    } else if (after.coveredBy) covered.push(`${label} (by ${after.coveredBy})`);
    else if (after.path !== before.path && !isOwn) moved.push(`${label} (to ${after.path ?? 'nothing'})`);
  }
  return [
    ...listed('no longer visible', missing),
    ...listed('covered', covered),
    ...listed('leads elsewhere', moved),
  ];
}

function listed(fault: string, controls: readonly string[]): string[] {
  if (controls.length === 0) return [];
  const more = controls.length > maxNamed ? ` and ${controls.length - maxNamed} more` : '';
  return [`${fault}: ${controls.slice(0, maxNamed).join(', ')}${more}`];
}

/** Lists fields and links that respond with the live version only. */
function actionFaults(live: Visit, candidate: Visit): string[] {
  const typed = Object.entries(live.typed).filter(
    ([name, works]) => works && candidate.typed[name] === false,
  );
  const clicked = Object.entries(live.clicked).filter(
    ([name, path]) => path !== live.path && name in candidate.clicked && candidate.clicked[name] !== path,
  );
  return [
    ...typed.map(([name]) => `text cannot be typed into ${name}`),
    ...clicked.map(
      ([name, path]) => `a click on ${name} leads to ${candidate.clicked[name] ?? ''} instead of ${path}`,
    ),
  ];
}
