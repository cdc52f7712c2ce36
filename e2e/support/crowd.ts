/** The version of the header that a page was rendered with, as the page itself says. */
export function headerOf(html: string): string {
  const state =
    /<script type="application\/json" id="page-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return /"header":\{"version":"([^"]+)"/.exec(state)?.[1] ?? '';
}

/** What one request came to. */
interface Answer {
  readonly client: number;
  readonly header: string;
  /** What was wrong with it, if anything. */
  readonly fault: string | null;
}

export interface Crowd {
  readonly answers: readonly Answer[];
  readonly answersByClient: () => (readonly Answer[])[];
  /** Resolves when the last request has been answered. */
  readonly stop: () => Promise<void>;
}

/** A limit for the case that nobody stops them. */
const mostAnswers = 50_000;

/** Clients that each ask for pages one after the other until they are stopped. */
export function askAgainAndAgain(url: string, paths: readonly string[], clients: number): Crowd {
  const answers: Answer[] = [];
  let stopped = false;
  const run = async (client: number) => {
    for (let turn = client; !stopped && answers.length < mostAnswers; turn++) {
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
    const response = await fetch(url);
    const html = await response.text();
    const header = headerOf(html);
    return { header, fault: response.status === 200 ? faultOf(html, header) : `status ${response.status}` };
  } catch (error) {
    return { header: '', fault: String(error) };
  }
}

/** A page must be whole, show no stand-in, and be of one version of the header in markup, styles and scripts. */
function faultOf(html: string, header: string): string | null {
  if (!html.startsWith('<!doctype html>') || !html.endsWith('</html>')) return 'not a whole document';
  if (html.includes('data-stand-in="header"')) return 'shows a stand-in';
  const used = new Set([...html.matchAll(/\/releases\/header\/([^/"]+)\//g)].map(([, version]) => version));
  if (used.size !== 1 || !used.has(header)) return `mixes ${[...used, header].join(' and ')}`;
  const isB = html.includes('data-header="b"');
  return isB === header.startsWith('9.9.9') ? null : `the markup is not of ${header}`;
}
