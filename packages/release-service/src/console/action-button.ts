import { html, type Html } from '@kaadu/node-runtime/html';

export type Weight = 'strong' | 'plain' | 'quiet';

interface ActionData {
  readonly move: string;
  readonly remote: string;
  readonly version: string;
  /** Stable version. */
  readonly live: string | undefined;
  readonly revision: number;
}

/** Renders a button that opens the confirmation dialog; the script reads its data attributes. */
export function actionButton(
  { move, remote, version, live, revision }: ActionData,
  label: string,
  weight: Weight,
): Html {
  return html`<button
    type="button"
    data-weight="${weight}"
    data-move="${move}"
    data-remote="${remote}"
    data-version="${version}"
    data-live="${live}"
    data-revision="${revision}"
  >
    ${label}
  </button>`;
}
