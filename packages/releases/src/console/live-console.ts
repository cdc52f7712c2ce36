import type { Role, Token } from '../service/tokens';
import type { ServiceContext } from '../service/context';
import type { EventStream } from '../service/event-stream';
import { auditPanel, channelPanel, shellsPanel } from './channel-panels';
import { readConsoleState, type ConsoleState } from './console-state';
import type { Html } from './html';
import type { Panels } from './page';
import { healthPanel, remotePanel } from './remote-panel';

/** How often charts move, and how often the store is asked for new versions. */
const tickMs = 2000;
const rereadMs = 15_000;

/** Everything on the page that changes while it is open. */
export async function renderPanels(
  context: ServiceContext,
  state: ConsoleState,
  token: Token,
  now: number,
): Promise<Panels> {
  const { ledger, audit } = context;
  const may = (role: Role, remote: string) =>
    token.roles.includes(role) && (token.remotes.includes('*') || token.remotes.includes(remote));
  const panels = new Map<string, Html>([
    ['channel', channelPanel(state, token.roles.includes('freeze'))],
    ['shells', shellsPanel(ledger, state)],
    ['audit', auditPanel(await audit.recent(20))],
  ]);
  for (const remote of state.remotes) {
    const rights = { mayOperate: may('operate', remote.name), mayFreeze: may('freeze', remote.name) };
    panels.set(`remote-${remote.name}`, remotePanel(state, remote, rights));
    panels.set(`health-${remote.name}`, healthPanel(ledger, state.channel, remote, now));
  }
  return panels;
}

/** Sends panels to an open console whenever they look different, until it is closed. */
export function keepLive(
  context: ServiceContext,
  channel: string,
  token: Token,
  stream: EventStream,
  now: () => number,
): void {
  const sent = new Map<string, string>();
  let state: ConsoleState | undefined;
  let readAt = 0;
  let busy = false;

  const push = async () => {
    if (busy) return;
    busy = true;
    try {
      if (state?.state !== context.hub.state(channel) || now() - readAt > rereadMs) {
        state = await readConsoleState(context, channel);
        readAt = now();
      }
      for (const [id, { text }] of await renderPanels(context, state, token, now())) {
        if (sent.get(id) === text) continue;
        sent.set(id, text);
        stream.send('panel', { id, html: text });
      }
    } catch {
      stream.send('fault', {});
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => void push(), tickMs);
  const unsubscribe = context.hub.subscribe((moved) => moved === channel && void push());
  stream.onClose(() => {
    clearInterval(timer);
    unsubscribe();
  });
  void push();
}
