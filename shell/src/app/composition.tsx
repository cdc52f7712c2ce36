import type { Api } from '@kaadu/api-client';
import type { PageModule, SlotModule, SlotName } from '@kaadu/contracts';
import { createContext, useContext, type ReactNode } from 'react';
import type { PageHead } from './layout/describe-page';

export type AnyPage = PageModule<Api, unknown>;
export type AnySlot = SlotModule<Api, unknown>;

/** The modules and slot data that one page is composed of; the server and the browser each bring their own. */
export interface Composition {
  /** `remote@version` behind a slot, for reports; undefined when this page's release set has no such remote. */
  slotRelease(slot: SlotName): string | undefined;
  /** The module behind a slot. */
  slotModule(slot: SlotName): Promise<AnySlot>;
  /** What the slot's loader gave; undefined when it failed, or spent its budget. */
  slotData(slot: SlotName): Promise<unknown>;
  /** A page that has been loaded before rendering began; undefined when the content remote is not to be had. */
  page(expose: string): AnyPage | undefined;
  /** The slot has been rendered; the server measures by it. */
  slotRendered(slot: SlotName): void;
  reportSlotError(slot: SlotName, error: unknown): void;
  /** The page threw while the browser rendered it. */
  reportPageError(error: unknown): void;
  /** A navigation in the browser has led to a page with another head; the server writes heads into the document. */
  updateHead(head: PageHead): void;
}

const CompositionContext = createContext<Composition | null>(null);

export function CompositionProvider({ value, children }: { value: Composition; children: ReactNode }) {
  return <CompositionContext value={value}>{children}</CompositionContext>;
}

export function useComposition(): Composition {
  const composition = useContext(CompositionContext);
  if (!composition) throw new Error('useComposition needs a <CompositionProvider> above it');
  return composition;
}
