import { defineRemote } from '@kaadu/federation-build';

const exposes = { './panel': './panel.tsx' };
export default defineRemote({ name: 'hello', root: import.meta.dirname, exposes });
