import type { FaultSample } from './fault-sample';

const core = 'packages/release-core/src';
const host = 'packages/release-host/src';
const service = 'packages/release-service/src';
const federation = 'packages/federation/src';

/** Faults of release trust and of the choice of versions. */
export const releaseSamples: readonly FaultSample[] = [
  {
    area: 'release trust',
    fault: 'what a key signed before it was revoked stays accepted',
    file: `${core}/trust/usability.ts`,
    find: 'if (key.revoked)',
    replace: 'if (key.revoked && Date.parse(key.revoked.at) > now)',
    tests: [`${core}/trust/trust.test.ts`],
  },
  {
    area: 'release trust',
    fault: 'a key for channels alone may sign every remote',
    file: `${core}/trust/trust.ts`,
    find: 'if (!key.remotes.includes(release.name))',
    replace: 'if (key.remotes.length > 0 && !key.remotes.includes(release.name))',
    tests: [`${core}/trust/trust.test.ts`],
  },
  {
    area: 'release trust',
    fault: 'the hash of an entry does not name its channel, so that it can be copied to another',
    file: `${core}/channels/channel-chain.ts`,
    find: 'canonicalJson({ channel, ...content })',
    replace: 'canonicalJson(content)',
    tests: [`${core}/fixed-formats.test.ts`],
  },
  {
    area: 'release trust',
    fault: 'a genuine release.json of another version is served in place of the wanted one',
    file: `${federation}/server/verify.ts`,
    find: 'release.name !== name || release.version !== version',
    replace: 'release.name !== name',
    tests: [`${federation}/server/remote-host.test.tsx`],
  },
  {
    area: 'release trust',
    fault: 'a preview of one channel is shown on another',
    file: `${core}/preview/read-preview.ts`,
    find: "preview.channel === channel ? 'valid' : 'of-another-channel'",
    replace: "'valid'",
    tests: [`${core}/preview/preview.test.ts`],
  },
  {
    area: 'release trust',
    fault: 'a change is approved with the token of the owner who requested it',
    file: `${core}/operations/access/tokens.ts`,
    find: "'grants' in actor ? by.endsWith(`(${actor.subject})`) : by === actor.owner",
    replace: "'grants' in actor && by.endsWith(`(${actor.subject})`)",
    tests: [`${service}/approvals/approvals.test.ts`],
  },
  {
    area: 'composition',
    fault: 'a canary that is blocked in this process is served to its share of visitors',
    file: `${host}/selection/release-selection.ts`,
    find: '!this.#blocked.has(name, version) && resolveVersion',
    replace: 'resolveVersion',
    tests: [`${host}/selection/release-selection.test.ts`],
  },
  {
    area: 'composition',
    fault: 'a canary of 0.5 % is served to no visitor',
    file: `${core}/moves/resolve-version.ts`,
    find: 'Math.round((live.canary.percent * buckets) / 100)',
    replace: 'Math.floor(live.canary.percent) * (buckets / 100)',
    tests: [`${core}/moves/resolve-version.test.ts`],
  },
];
