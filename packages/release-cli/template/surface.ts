import { renderPanel } from './host/render-panel';

const exposes = { hello: ['./panel'] };
const slotOf = () => ({ render: renderPanel, data: {} });
export const surface = { exposes, layouts: [], typeOf: () => undefined, slotOf };
