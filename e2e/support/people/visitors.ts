import { newVisitor } from './visitor-address';

/** Returns the version of the header with which a page was rendered, from the page's own state. */
export function headerOf(html: string): string {
  const state =
    /<script type="application\/json" id="page-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return /"header":\{"version":"([^"]+)"/.exec(state)?.[1] ?? '';
}

/** The outcome of one request. */
interface Answer {
  readonly client: number;
  readonly header: string;
  /** Fault of the page, or null. */
  readonly fault: string | null;
}

export interface Visitors {
  readonly answers: readonly Answer[];
  readonly answersByClient: () => (readonly Answer[])[];
  /** Resolves when the last response has arrived. */
  readonly stop: () => Promise<void>;
}

/** Limits a run that is never stopped. */
const maxAnswers = 50_000;

/** Starts clients that each request one page after the other until they are stopped. */
export function startVisitors(url: string, paths: readonly string[], clients: number): Visitors {
  const answers: Answer[] = [];
  let stopped = false;
  const run = async (client: number) => {
    for (let turn = client; !stopped && answers.length < maxAnswers; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      answers.push({ client, ...(await ask(`${url}${path}`)) });
    }
  };
  const running = Array.from({ length: clients }, (_, client) => run(client));
  return {
    answers,
    answersByClient: () => running.map((_, client) => answers.filter((answer) => answer.client === client)),
    stop: async () => {
      stopped = true;
      await Promise.all(running);
    },
  };
}

async function ask(url: string): Promise<Pick<Answer, 'header' | 'fault'>> {
  try {
    const response = await fetch(url, { headers: newVisitor() });
    const html = await response.text();
    const header = headerOf(html);
    return { header, fault: response.status === 200 ? faultOf(html, header) : `status ${response.status}` };
  } catch (error) {
    return { header: '', fault: String(error) };
  }
}

/**
 * Returns the fault of a page. It must be complete, show no fallback, and use one version of the header in
 * markup, styles and scripts.
 */
function faultOf(html: string, header: string): string | null {
  if (!html.startsWith('<!doctype html>') || !html.endsWith('</html>')) return 'not a whole document';
  if (html.includes('data-fallback="header"')) return 'shows a fallback';
  const used = new Set([...html.matchAll(/\/releases\/header\/([^/"]+)\//g)].map(([, version]) => version));
  if (used.size !== 1 || !used.has(header)) return `mixes ${[...used, header].join(' and ')}`;
  const isB = html.includes('data-header="b"');
  return isB === header.startsWith('9.9.9') ? null : `the markup is not of ${header}`;
}
