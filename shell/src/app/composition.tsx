import type { Api } from '@kaadu/api-client';
import type { PageModule, RemoteName, SlotModule, SlotName } from '@kaadu/contracts';
import { createContext, useContext, type ReactNode } from 'react';
import type { PageHead } from './layout/describe-page';
import type { PartName } from './parts';

export type AnyPage = PageModule<Api, unknown>;
export type AnySlot = SlotModule<Api, unknown>;

/** Where a page's module is. */
export interface PageRef {
  readonly remote: RemoteName;
  readonly expose: string;
}

/** The modules and slot data that one page is composed of; the server and the browser each have their own. */
export interface Composition {
  /** `remote@version` that fills a slot, for reports; undefined when this page's release set has no such remote. */
  slotRelease(slot: SlotName): string | undefined;
  /** The release that fills a slot has no server build: the browser mounts the slot once it has hydrated the page. */
  isClientRendered(slot: SlotName): boolean;
  /** The module that fills a slot. */
  slotModule(slot: SlotName): Promise<AnySlot>;
  /** The result of the slot's loader; undefined when it failed or took too long. */
  slotData(slot: SlotName): Promise<unknown>;
  /** The slot's data as the document carries it; empty in the browser, which never writes it. */
  slotState(slot: SlotName, data: unknown): string;
  /** A page that was loaded before rendering began; undefined when its remote is not available. */
  page(ref: PageRef): AnyPage | undefined;
  /** Called when a slot has rendered; the server measures with it. */
  slotRendered(slot: SlotName): void;
  /** A part of the document is interactive, or shows its fallback for good. */
  partReady(part: PartName): void;
  /** The page threw while the browser rendered it. */
  reportPageError(error: unknown): void;
  /** Called after each navigation in the browser; on the server the head is part of the document. */
  updateHead(head: PageHead): void;
  /** Called when a navigation in the browser has shown another page. */
  focusPage(): void;
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
