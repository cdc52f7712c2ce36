/** A browser of another engine, in which the site is checked. */
export interface Engine {
  /** Name and version, as reported by the browser. */
  readonly name: string;
  open(url: string): Promise<void>;
  /**
   * Evaluates an expression in the page.
   * @returns whether it is truthy
   */
  holds(expression: string): Promise<boolean>;
  close(): Promise<void>;
}

const timeoutMs = 60_000;

/** Waits until an expression holds in the page. @throws Error after a minute */
export async function until(engine: Engine, what: string, expression: string): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await engine.holds(expression))) {
    if (Date.now() > end) throw new Error(`${engine.name}: ${what} did not happen within ${timeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
