import { createHash } from 'node:crypto';
import Sequencer from '@jest/test-sequencer';

/** Orders test files by a hash of the run's seed and their path: the same order for the same seed. */
export default class ShuffledSequencer extends Sequencer {
  constructor(options) {
    super(options);
    this.seed = options.globalConfig.seed;
    this.root = options.globalConfig.rootDir;
  }

  sort(tests) {
    const rank = ({ path }) =>
      createHash('sha256')
        .update(`${this.seed} ${path.slice(this.root.length)}`)
        .digest('hex');
    return [...tests].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }
}
