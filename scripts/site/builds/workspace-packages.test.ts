import { join } from 'node:path';
import { workspacePackages } from './workspace-packages';

const root = join(__dirname, '..', '..', '..');

describe('workspace packages', () => {
  test('a remote is built from its dependencies and from theirs', async () => {
    expect(await workspacePackages(root, 'mfe-header')).toEqual(
      expect.arrayContaining(['packages/api-client', 'packages/browser-storage', 'packages/contracts']),
    );
  });

  test('packages used only by its tests are excluded', async () => {
    expect(await workspacePackages(root, 'mfe-header')).not.toContain('packages/harness');
  });
});
