import { useOrigins } from '@kaadu/api-client/origins';
import type { EventPayload } from '@kaadu/contracts';
import { useBusEvent } from '@kaadu/event-bus/react';
import { useEffect } from 'react';

type CountedAction = EventPayload<'page:action-counted'>;

declare global {
  interface Window {
    /** Queue of the analytics tag; it also reads what was queued before it loaded. */
    dataLayer?: { event: string; detail?: string }[];
  }
}

function enqueue({ name, detail }: CountedAction): void {
  (window.dataLayer ??= []).push({ event: name, detail });
}

function loadTag(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/**
 * §7: reports `click_whatsapp`, `click_phone` and shares to the configured analytics tag, which loads after the page.
 * Without a tag nothing is collected.
 */
export function useAnalytics(): void {
  const { analyticsTagUrl } = useOrigins();
  useBusEvent('page:action-counted', (action) => {
    if (analyticsTagUrl) enqueue(action);
  });
  useEffect(() => {
    if (!analyticsTagUrl) return;
    const load = () => loadTag(analyticsTagUrl);
    if (document.readyState === 'complete') return load();
    window.addEventListener('load', load, { once: true });
    return () => window.removeEventListener('load', load);
  }, [analyticsTagUrl]);
}
