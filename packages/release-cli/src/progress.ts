/** Time between two frames of the progress bar, in milliseconds. */
const frameMs = 120;
/** Width of the progress bar, in characters. */
const width = 24;

/** Output stream of the progress; `isTTY` is set for a terminal. */
export interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Shows the current step and its duration: as a moving bar on a terminal, elsewhere as one line per step. Written to
 * standard error, so that standard output contains only the result. Not `ora`: a spinner does not show the duration of a
 * step, and these lines need no dependency.
 */
export async function withProgress<Value>(
  work: (onStep: (step: string) => void) => Promise<Value>,
  out: Terminal = process.stderr,
): Promise<Value> {
  const live = Boolean(out.isTTY) && !process.env['CI'];
  let step = '';
  let startedAt = performance.now();
  let frame = 0;
  const draw = () => {
    frame += 1;
    out.write(`\r\x1b[2K${barAt(frame)} ${step} ${seconds(startedAt)}`);
  };
  const end = () => {
    if (live && step) out.write(`\r\x1b[2K  ${step} ${seconds(startedAt)}\n`);
  };
  const timer = live ? setInterval(draw, frameMs) : undefined;
  try {
    return await work((next) => {
      end();
      step = next;
      startedAt = performance.now();
      if (live) draw();
      else out.write(`  ${next} …\n`);
    });
  } finally {
    clearInterval(timer);
    end();
  }
}

function barAt(frame: number): string {
  const position = frame % width;
  return `[${'·'.repeat(position)}■${'·'.repeat(width - position - 1)}]`;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
