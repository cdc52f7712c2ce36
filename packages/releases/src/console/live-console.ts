import { hasPermission, type Token } from '../service/tokens';
import type { ServiceContext } from '../service/context';
import type { EventStream } from '../service/event-stream';
import { auditPanel, channelPanel, shellsPanel } from './channel-panels';
import { readConsoleState, type ConsoleState } from './console-state';
import type { Html } from './html';
import type { Panels } from './page';
import { healthPanel, remotePanel } from './remote-panel';

/** How often panels are rendered again, and how often the store is read for new versions, in milliseconds. */
const renderIntervalMs = 2000;
const readIntervalMs = 15_000;

/** The parts of the page that are updated while it is open. */
export async function renderPanels(
  context: ServiceContext,
  state: ConsoleState,
  token: Token,
  now: number,
): Promise<Panels> {
  const { ledger, audit } = context;
  const mayFreezeAll = hasPermission(token, 'freeze', '*');
  const panels = new Map<string, Html>([
    ['channel', channelPanel(state, mayFreezeAll)],
    ['shells', shellsPanel(ledger, state)],
    ['audit', auditPanel(await audit.recent(20), state.auditFault)],
  ]);
  for (const remote of state.remotes) {
    const frozen = remote.live?.frozen;
    const mayLift = mayFreezeAll || !frozen || frozen.right === 'this-remote';
    const rights = {
      mayOperate: hasPermission(token, 'operate', remote.name),
      mayFreeze: mayLift && hasPermission(token, 'freeze', remote.name),
    };
    panels.set(`remote-${remote.name}`, remotePanel(state, remote, rights));
    panels.set(`health-${remote.name}`, healthPanel(ledger, state.channel, remote, now));
  }
  return panels;
}

/** Sends panels that changed to an open console, until it is closed. */
export function streamPanels(
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
      if (state?.state !== context.hub.state(channel) || now() - readAt > readIntervalMs) {
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
  const timer = setInterval(() => void push(), renderIntervalMs);
  const unsubscribe = context.hub.subscribe((moved) => moved === channel && void push());
  stream.onClose(() => {
    clearInterval(timer);
    unsubscribe();
  });
  void push();
}
