import { runScript } from './command-runner/run-script';
import { tools } from './command-runner/tools';

await runScript('tool', tools);
