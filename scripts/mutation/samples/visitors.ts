import type { FaultSample } from './fault-sample';

const features = 'packages/api/src/features';
const people = `${features}/people`;

/** Faults of invitations, limits and reviews. */
export const visitorSamples: readonly FaultSample[] = [
  {
    area: 'reviews',
    fault: 'a rating of a place replaces those of other people',
    file: `${features}/reviews/repository.ts`,
    find: 'and(eq(ratings.placePk, rating.placePk), eq(ratings.userPk, rating.userPk))',
    replace: 'eq(ratings.placePk, rating.placePk)',
    tests: [`${features}/reviews/reviews.test.ts`],
  },
  {
    area: 'reviews',
    fault: 'a rating of a place replaces those of the person about other places',
    file: `${features}/reviews/repository.ts`,
    find: 'and(eq(ratings.placePk, rating.placePk), eq(ratings.userPk, rating.userPk))',
    replace: 'eq(ratings.userPk, rating.userPk)',
    tests: [`${features}/reviews/reviews.test.ts`],
  },
  {
    area: 'sessions',
    fault: 'an admin who accepts an earlier invitation loses the role, even as the last one',
    file: `${people}/invitations/accept-invitation.ts`,
    find: "if (user.role !== 'traveller')",
    replace: 'if (user.role === invitation.role)',
    tests: [`${people}/invitations/invitations.test.ts`],
  },
  {
    area: 'limits',
    fault: 'one address gets any number of invitations',
    file: `${people}/invitations/invite-colleague.ts`,
    find: '  await limiter.check([endpoint.effectLimits.perAddress, email]);\n',
    replace: '',
    tests: [`${people}/invitations/invitations.test.ts`],
  },
  {
    area: 'limits',
    fault: 'tags make one mailbox count as many, which get any number of e-mails',
    file: `${features}/tickets/create-ticket.ts`,
    find: '[perAddress, mailboxOf(email)]',
    replace: '[perAddress, email]',
    tests: [`${features}/tickets/tickets.test.ts`],
  },
];
