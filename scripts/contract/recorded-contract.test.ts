import { join } from 'node:path';
import { compareContract, contractProblem } from './recorded-contract';

const root = join(__dirname, '..', '..');
const recorded = { version: '1.2.0', hash: 'a' };

it('the contract has the version that it was recorded under', async () => {
  expect(contractProblem(await compareContract(root))).toBeUndefined();
});

it('a contract that changed under the same version is refused, with what to do', () => {
  expect(contractProblem({ recorded, current: { version: '1.2.0', hash: 'b' } })).toContain(
    'Raise "version" in packages/contracts/package.json',
  );
});

it('a new version has to be recorded', () => {
  expect(contractProblem({ recorded, current: { version: '1.3.0', hash: 'b' } })).toContain(
    'npm run tool record-contract',
  );
});
