import '@kaadu/ui/tokens.css';
import '@kaadu/ui/fonts.css';
import '@kaadu/ui/base.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { SoloPage } from './SoloPage';

/** Runs pieces of a remote in a page of their own, against the API named by `?api=`, else the local one. */
export function runSolo(pieces: ReactNode): void {
  const apiUrl = new URLSearchParams(window.location.search).get('api') ?? 'http://localhost:4000';
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(<SoloPage apiUrl={apiUrl}>{pieces}</SoloPage>);
}
