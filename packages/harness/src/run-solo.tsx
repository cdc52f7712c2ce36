import '@kaadu/ui/tokens.css';
import '@kaadu/ui/dark.css';
import '@kaadu/ui/fonts.css';
import '@kaadu/ui/base.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { SoloPage } from './SoloPage';

/**
 * Renders `content` on an otherwise empty page, with the API at `?api=<origin>`, by default the one that the
 * page's own origin proxies.
 */
export function runSolo(content: ReactNode): void {
  const apiUrl = new URLSearchParams(window.location.search).get('api') ?? window.location.origin;
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(<SoloPage apiUrl={apiUrl}>{content}</SoloPage>);
}
