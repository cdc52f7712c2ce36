import { binMs, retentionMs, type Bin } from '../health/ledger';
import type { Counts } from '../health/counts';
import { html, type Html } from './html';

const width = 320;
const height = 84;
const base = height - 4;

export interface ChartOptions {
  readonly title: string;
  /** The value of one bin; null when it has none. */
  readonly valueOf: (counts: Counts) => number | null;
  readonly format: (value: number) => string;
  /** The scale covers at least this value. */
  readonly atLeast: number;
  readonly now: number;
}

export interface Line {
  /** `stable` or `canary`; selects the colour. */
  readonly name: string;
  readonly bins: readonly Bin[];
}

/** A line chart of the retained bins, newest at the right edge. */
export function chart(lines: readonly Line[], { title, valueOf, format, atLeast, now }: ChartOptions): Html {
  const drawn = lines.map(({ name, bins }) => ({
    name,
    points: bins.flatMap(({ at, counts }) => {
      const value = valueOf(counts);
      return value === null ? [] : [{ at, value: Math.min(value, 1e6) }];
    }),
  }));
  const top = scaleFor(
    Math.max(0, ...drawn.flatMap(({ points }) => points.map(({ value }) => value))),
    atLeast,
  );
  const x = (at: number) => (width * (1 - (now - at - binMs) / retentionMs)).toFixed(1);
  const y = (value: number) => (base - (value / top) * (base - 8)).toFixed(1);
  const summary = drawn.map(
    ({ name, points }) => `${name} ${points.length > 0 ? format(points.at(-1)?.value ?? 0) : 'no data'}`,
  );
  return html`<figure class="chart">
    <figcaption>
      ${title}<span class="chart-now"
        >${summary.map((text, index) => html`<span data-ink="${drawn[index]?.name}">${text}</span>`)}</span
      >
    </figcaption>
    <div class="chart-plot">
      <svg
        viewBox="0 0 ${width} ${height}"
        role="img"
        aria-label="${title}: ${summary.join(', ')}"
        preserveAspectRatio="none"
      >
        <line class="chart-base" x1="0" x2="${width}" y1="${base}" y2="${base}"></line>
        <line class="chart-top" x1="0" x2="${width}" y1="8" y2="8"></line>
        ${drawn.map(
          ({ name, points }) =>
            points.length > 0 &&
            html`<g data-ink="${name}">
              <polygon
                points="${[`${x(points[0]?.at ?? now)},${base}`, ...points.map(({ at, value }) => `${x(at)},${y(value)}`), `${x(points.at(-1)?.at ?? now)},${base}`].join(' ')}"
              ></polygon>
              <polyline
                points="${points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}"
              ></polyline>
              <path d="M${x(points.at(-1)?.at ?? now)} ${y(points.at(-1)?.value ?? 0)}h0"></path>
            </g>`,
        )}
      </svg>
      <span class="chart-scale">${format(top)}</span>
    </div>
  </figure>`;
}

/** The first round number above all values, so that no line touches the top. */
function scaleFor(largest: number, atLeast: number): number {
  for (let unit = atLeast; ; unit *= 10) {
    const step = [1, 2.5, 5].find((factor) => factor * unit > largest * 1.1);
    if (step !== undefined) return step * unit;
  }
}
