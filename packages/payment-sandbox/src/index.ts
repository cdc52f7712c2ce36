export { generateSandboxSecrets } from './secrets';
export { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox';
