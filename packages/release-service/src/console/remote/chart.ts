import { type Bin, binMs, type Counts, retentionMs } from '@kaadu/release-core/health';
import { html, type Html } from '@kaadu/node-runtime/html';
import { clock } from '../time';

/** Width of the chart's coordinates. The chart stretches to its box; its labels do not. */
const width = 320;
const height = 100;
const tickMs = 5 * 60_000;

export interface ChartOptions {
  readonly title: string;
  /** Label of the values' unit. */
  readonly unit: string;
  /** The value of one bin; null when it has none. */
  /** Returns the value of one bin; null when it has none. */
  readonly valueOf: (counts: Counts) => number | null;
  readonly format: (value: number) => string;
  /** Minimum upper end of the scale. */
  readonly atLeast: number;
  readonly now: number;
}

export interface Line {
  /** `stable` or `canary`; selects the colour. */
  readonly name: string;
  readonly bins: readonly Bin[];
}

interface DrawnLine {
  readonly name: string;
  readonly points: readonly { readonly at: number; readonly value: number }[];
}

/** Renders a line chart of the retained bins, newest at the right edge, with values at the left and times below. */
export function chart(lines: readonly Line[], options: ChartOptions): Html {
  const { title, unit, format, atLeast, now } = options;
  const drawn = lines.map((line) => drawnLine(line, options));
  const values = drawn.flatMap(({ points }) => points.map(({ value }) => value));
  const top = scaleFor(Math.max(0, ...values), atLeast);
  const latest = drawn.map(({ name, points }) => ({
    name,
    text: `${name} ${points.length > 0 ? format(points.at(-1)?.value ?? 0) : 'no data'}`,
  }));
  return html`<figure class="chart">
    <figcaption>
      <span><strong>${title}</strong> <span class="chart-unit">${unit}</span></span
      ><span class="chart-now"
        >${latest.map(({ name, text }) => html`<span data-ink="${name}">${text}</span>`)}</span
      >
    </figcaption>
    <div class="chart-plot">
      <ol class="chart-values" aria-hidden="true">
        ${[top, top / 2, 0].map((value) => html`<li>${format(value)}</li>`)}
      </ol>
      ${drawing(drawn, { top, now, label: `${title}: ${latest.map(({ text }) => text).join(', ')}` })}
      <ol class="chart-times" aria-hidden="true">
        ${[3, 2, 1, 0].map((ticks) => html`<li>${clock(now - ticks * tickMs, ticks === 0 ? ' UTC' : '')}</li>`)}
      </ol>
    </div>
  </figure>`;
}

function drawnLine({ name, bins }: Line, { valueOf }: ChartOptions): DrawnLine {
  const points = bins.flatMap(({ at, counts }) => {
    const value = valueOf(counts);
    return value === null ? [] : [{ at, value: Math.min(value, 1e6) }];
  });
  return { name, points };
}

function drawing(
  lines: readonly DrawnLine[],
  { top, now, label }: { readonly top: number; readonly now: number; readonly label: string },
): Html {
  const x = (at: number) => (width * (1 - (now - at - binMs) / retentionMs)).toFixed(1);
  const y = (value: number) => (height * (1 - value / top)).toFixed(1);
  const lineAt = (x1: number, y1: number, x2: number, y2: number) =>
    html`<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"></line>`;
  return html`<svg
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-label="${label}"
    preserveAspectRatio="none"
  >
    ${[0, height / 2, height].map((at) => lineAt(0, at, width, at))}
    ${[0, width / 3, (2 * width) / 3, width].map((at) => lineAt(at, 0, at, height))}
    ${lines.map(({ name, points }) => {
      const path = points.map(({ at, value }) => `${x(at)},${y(value)}`);
      const [first, last] = [points[0], points.at(-1)];
      if (!first || !last) return false;
      return html`<g data-ink="${name}">
        <polygon
          points="${[`${x(first.at)},${height}`, ...path, `${x(last.at)},${height}`].join(' ')}"
        ></polygon>
        <polyline points="${path.join(' ')}"></polyline>
        <path d="M${x(last.at)} ${y(last.value)}h0"></path>
      </g>`;
    })}
  </svg>`;
}

/** Returns the first round number above all values, so that no line touches the top. */
function scaleFor(largest: number, atLeast: number): number {
  for (let unit = atLeast; ; unit *= 10) {
    const step = [1, 2.5, 5].find((factor) => factor * unit > largest * 1.1);
    if (step !== undefined) return step * unit;
  }
}
