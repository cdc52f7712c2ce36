import { join } from 'node:path';
import { compareContract, contractProblem, raised } from './recorded-contract';

const root = join(__dirname, '..', '..', '..');
const recorded = { version: '1.2.0', hash: 'a' };

it('the contract has its recorded version', async () => {
  expect(contractProblem(await compareContract(root))).toBeUndefined();
});

it.each([
  ['a changed contract', { version: '1.2.0', hash: 'b' }],
  ['a new version', { version: '1.3.0', hash: 'a' }],
])('%s is refused until it is recorded', (_case, current) => {
  expect(contractProblem({ recorded, current })).toContain('npm run tool record-contract');
});

it('a version is raised by a minor or a major step', () => {
  expect([raised('1.2.3', 'minor'), raised('1.2.3', 'major')]).toEqual(['1.3.0', '2.0.0']);
});
