import type { Api } from '@kaadu/api-client';
import type { Language, PageModule, SlotModule, SlotName } from '@kaadu/contracts';
import { createContext, useContext, type ReactNode } from 'react';
import type { PageHead } from './layout/describe-page';
import type { PartName } from './parts';

export type AnyPage = PageModule<Api, unknown>;
export type AnySlot = SlotModule<Api, unknown>;

/** Location of the module of a page or slot. */
export interface PageRef {
  readonly remote: string;
  readonly expose: string;
}

/** Modules and slot data of one page. The server and the browser have separate implementations. */
export interface Composition {
  /** Language of the document. */
  readonly language: Language;
  /** Returns the language that a module is shown in: English if its release lacks the document's. */
  languageOf(module: PageRef): Language;
  /**
   * Returns `remote@version` of the release that fills a slot, for reports; undefined if the release set has
   * no such remote.
   */
  slotRelease(slot: SlotName): string | undefined;
  /**
   * Whether the release that fills a slot has no server build. The browser then mounts the slot after
   * hydrating the page.
   */
  isClientRendered(slot: SlotName): boolean;
  /** Loads the module that fills a slot. */
  slotModule(slot: SlotName): Promise<AnySlot>;
  /** Returns the result of the slot's loader; undefined when it failed or timed out. */
  slotData(slot: SlotName): Promise<unknown>;
  /** Serializes the slot's data for the document. Empty in the browser, which never writes it. */
  slotState(slot: SlotName, data: unknown): string;
  /** Returns a page that was loaded before rendering began; undefined when its remote is unavailable. */
  page(ref: PageRef): AnyPage | undefined;
  /** Called when a slot has rendered; the server uses it for measurements. */
  slotRendered(slot: SlotName): void;
  /** Called when a section of the document is interactive, or shows its fallback permanently. */
  partReady(part: PartName): void;
  /** Reports an error that the page threw while the browser rendered it. */
  reportPageError(error: unknown): void;
  /** Called after each navigation in the browser. On the server the head belongs to the document. */
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
