import { runScript } from '../launch/command-runner/run-script';
import { tools } from '../launch/command-runner/tools';

await runScript('tool', tools);
