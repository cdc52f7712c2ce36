import { timelineOf } from '@kaadu/release-core';
import { type Actor, hasPermission } from '@kaadu/release-core/operations';
import type { ServiceContext } from '../context';
import type { EventStream } from '../events/event-stream';
import { channelPanel, shellsPanel } from './channel-panels';
import { readConsoleState, type ConsoleState, type RemoteState } from './console-state';
import type { Html } from '@kaadu/node-runtime/html';
import type { Panels } from './pages/overview-page';
import { healthPanel } from './remote/health-panel';
import { moveButtons, remotePanel, type Permissions } from './remote/remote-panel';
import { timelinePanel } from './remote/timeline-panel';
import { versionsPanel } from './remote/versions-panel';

/** Interval at which panels are rendered and the store is read for new versions, in milliseconds. */
const renderIntervalMs = 2000;
const readIntervalMs = 15_000;

export interface View {
  /** Remote of the page; undefined for the overview. */
  readonly remote?: string | undefined;
}

/** Returns the permissions of a user for a remote. */
export function permissionsOf(actor: Actor, { name, live }: RemoteState): Permissions {
  const mayLift = hasPermission(actor, 'freeze', '*') || !live?.frozen || live.frozen.right === 'this-remote';
  return {
    mayOperate: hasPermission(actor, 'operate', name),
    mayFreeze: mayLift && hasPermission(actor, 'freeze', name),
  };
}

/** Renders the panels of a page that are updated while it is open. */
export function renderPanels(
  context: ServiceContext,
  state: ConsoleState,
  actor: Actor,
  { now, remote: only }: View & { readonly now: number },
): Panels {
  const { ledger, rollouts } = context;
  const panels = new Map<string, Html>();
  if (only === undefined) {
    panels.set('channel', channelPanel(state, hasPermission(actor, 'freeze', '*')));
    panels.set('shells', shellsPanel(ledger, state));
  }
  const inProgress = rollouts.list(state.channel);
  for (const remote of state.remotes) {
    const { name } = remote;
    if (only !== undefined && name !== only) continue;
    const permissions = permissionsOf(actor, remote);
    const rollout = inProgress.find((candidate) => candidate.remote === name);
    panels.set(`remote-${name}`, remotePanel(state, remote, permissions, rollout, only !== undefined));
    panels.set(`health-${name}`, healthPanel(ledger, state.channel, remote, now, only !== undefined));
    if (only === undefined) continue;
    panels.set(`versions-${name}`, versionsPanel(state, remote, moveButtons(state, remote, permissions)));
    panels.set(`timeline-${name}`, timelinePanel(timelineOf(state.states, name)));
  }
  return panels;
}

/** Sends changed panels to an open console, until it is closed. */
export function streamPanels(
  context: ServiceContext,
  channel: string,
  actor: Actor,
  stream: EventStream,
  { now, remote }: View & { readonly now: () => number },
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
      for (const [id, { text }] of renderPanels(context, state, actor, { now: now(), remote })) {
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
