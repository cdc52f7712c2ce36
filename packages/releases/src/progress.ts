/** How often the bar of a step that is under way moves. */
const frameMs = 120;
const width = 24;

/** What progress is written to: a terminal, or something that is none. */
export interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Shows on a terminal which step is under way and for how long, as a bar that moves; elsewhere one line a step. It is
 * written to standard error, so that standard output stays the result alone.
 */
export async function withProgress<Value>(
  work: (onStep: (step: string) => void) => Promise<Value>,
  out: Terminal = process.stderr,
): Promise<Value> {
  const live = Boolean(out.isTTY) && !process.env['CI'];
  let step = '';
  let began = performance.now();
  let frame = 0;
  const draw = () => {
    frame += 1;
    out.write(`\r\x1b[2K${barAt(frame)} ${step} ${seconds(began)}`);
  };
  const end = () => {
    if (live && step) out.write(`\r\x1b[2K  ${step} ${seconds(began)}\n`);
  };
  const timer = live ? setInterval(draw, frameMs) : undefined;
  try {
    return await work((next) => {
      end();
      step = next;
      began = performance.now();
      if (live) draw();
      else out.write(`  ${next} …\n`);
    });
  } finally {
    clearInterval(timer);
    end();
  }
}

function barAt(frame: number): string {
  const place = frame % width;
  return `[${'·'.repeat(place)}■${'·'.repeat(width - place - 1)}]`;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
