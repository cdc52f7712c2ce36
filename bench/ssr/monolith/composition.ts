import { defaultLanguage, slotNames, type SlotName } from '@kaadu/contracts';
import * as session from '../../../mfe-auth/src/exposes/session';
import * as floating from '../../../mfe-footer/src/exposes/floating';
import * as footer from '../../../mfe-footer/src/exposes/footer';
import * as header from '../../../mfe-header/src/exposes/header';
import type { AnyPage, AnySlot, Composition, PageRef } from '../../../shell/src/app/composition';
import { slotOf } from '../../../shell/src/app/expose-modules';
import { fulfilledPromise } from '../../../shell/src/app/fulfilled-promise';

/** Modules of the slots, which every page of the monolith imports. */
export const slotModules: Readonly<Record<SlotName, AnySlot>> = {
  header: slotOf(header, 'header'),
  footer: slotOf(footer, 'footer'),
  floating: slotOf(floating, 'floating'),
  session: slotOf(session, 'session'),
};

const fulfilledModules = new Map(slotNames.map((name) => [name, fulfilledPromise(slotModules[name])]));

export interface CompositionParts {
  readonly slotData: (slot: SlotName) => Promise<unknown>;
  readonly page: (ref: PageRef) => AnyPage | undefined;
  readonly slotState?: Composition['slotState'];
  readonly partReady?: Composition['partReady'];
}

/** Creates the composition of a page from modules of the monolith's bundle. */
export function createComposition({ slotData, slotState, page, partReady }: CompositionParts): Composition {
  return {
    language: defaultLanguage,
    languageOf: () => defaultLanguage,
    slotRelease: (slot) => slot,
    isClientRendered: () => false,
    slotModule: (slot) => fulfilledModules.get(slot) ?? Promise.resolve(slotModules[slot]),
    slotData,
    slotState: slotState ?? (() => ''),
    slotRendered: () => undefined,
    page,
    partReady: partReady ?? (() => undefined),
    reportPageError: console.error,
    updateHead: () => undefined,
    focusPage: () => undefined,
  };
}
