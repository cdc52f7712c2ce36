import { goodVersionsBefore } from './rules/good-versions';
import type { Channel } from '../channels/channel';

export interface TimelineEntry {
  readonly kind: 'promotion' | 'rollback' | 'canary' | 'freeze';
  readonly what: string;
  readonly revision: number;
  readonly at: string;
  readonly by: string;
  readonly reason: string;
  /** Set when the event affected all remotes of the channel. */
  readonly isWholeChannel?: true;
}

type Step = Pick<TimelineEntry, 'kind' | 'what' | 'isWholeChannel'>;

/** Returns the events of a remote, newest first. @param states of the channel, newest first */
export function timelineOf(states: readonly Channel[], remote: string): TimelineEntry[] {
  return states.flatMap((state, index) => {
    const { revision, at, by, reason } = state;
    const steps = stepsOf(states.slice(index), remote);
    return steps.map((step) => ({ ...step, revision, at, by, reason }));
  });
}

/** @param states starts with the state whose change is described */
function stepsOf([state, ...before]: readonly Channel[], remote: string): Step[] {
  const [previous] = before;
  const [was, is] = [previous?.remotes[remote], state?.remotes[remote]];
  const steps: (Step | undefined)[] = [];
  if (is && is.stable !== was?.stable) {
    const earlier = before.map(({ remotes }) => remotes[remote]?.stable);
    const isReturn = was !== undefined && goodVersionsBefore(earlier).includes(is.stable);
    steps.push(
      isReturn
        ? { kind: 'rollback', what: `Rolled back from ${was.stable} to ${is.stable}` }
        : { kind: 'promotion', what: `${is.stable} for all visitors` },
    );
  } else if (is || was) steps.push(canaryStep(was?.canary, is?.canary));
  steps.push(freezeStep(was?.frozen, is?.frozen));
  const ofChannel = is && freezeStep(previous?.frozen, state?.frozen);
  if (ofChannel)
    steps.push({ ...ofChannel, what: `Whole channel ${ofChannel.what.toLowerCase()}`, isWholeChannel: true });
  return steps.filter((step) => step !== undefined);
}

type Canary = Channel['remotes'][string]['canary'];

function canaryStep(was: Canary, is: Canary): Step | undefined {
  if (was?.version === is?.version && was?.percent === is?.percent) return undefined;
  if (!is) return { kind: 'canary', what: `Canary ${was?.version ?? ''} stopped` };
  if (was?.version !== is.version)
    return { kind: 'canary', what: `Canary ${is.version} for ${is.percent} %` };
  const verb = is.percent > was.percent ? 'widened' : 'narrowed';
  return { kind: 'canary', what: `Canary ${is.version} ${verb} from ${was.percent} to ${is.percent} %` };
}

function freezeStep(was: Channel['frozen'], is: Channel['frozen']): Step | undefined {
  if (Boolean(was) === Boolean(is)) return undefined;
  return { kind: 'freeze', what: is ? 'Frozen' : 'Unfrozen' };
}
