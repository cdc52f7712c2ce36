import { type Check, supportsContract } from '@kaadu/release-core/gate';
import type { ReportingShell } from '@kaadu/release-core/health';

/**
 * Checks that every running shell supports the contract that the candidate was compiled against. The checkout that a team
 * publishes from may have a newer contract than the deployed shells.
 */
export function liveShellsCheck(shells: readonly ReportingShell[]): Check {
  return {
    name: 'live shells',
    run({ release: { contract } }) {
      const outdated = shells.filter(
        (shell) => shell.contract !== undefined && !supportsContract(shell.contract, contract),
      );
      const [first] = outdated;
      if (!first) return [];
      const others = outdated.length > 1 ? ` and ${outdated.length - 1} more` : '';
      return [
        {
          problem: `it was compiled against contract ${contract}, but shell ${first.shell}${others} runs with contract ${first.contract}`,
          fix: 'Deploy shells with that contract first, or build the remote against the contract that is live',
        },
      ];
    },
  };
}
