import type { Api } from '@kaadu/api-client';
import { monsoonOffer, type LoaderArgs } from '@kaadu/contracts';
import { indiaDay } from '@kaadu/contracts/india-time';
import type { Offer } from '@kaadu/contracts/offers';
import { useSyncExternalStore } from 'react';

/** The coupon that the floating button (§2.7) is about: what it gives, and when. */
export type MonsoonOffer = Pick<Offer, 'percent' | 'starts_on' | 'ends_on' | 'state'>;

export async function loadOffer({
  api,
  signal,
}: Pick<LoaderArgs<Api>, 'api' | 'signal'>): Promise<MonsoonOffer> {
  const { percent, starts_on, ends_on, state } = await api.getOffer({ code: monsoonOffer }, { signal });
  return { percent, starts_on, ends_on, state };
}

/**
 * The offer while it can be used: the server's HTML is kept for days, so browsers look at the date again.
 * @param offer undefined when it could not be loaded: nothing is promised then
 */
export function useOpenOffer(offer: MonsoonOffer | undefined): MonsoonOffer | undefined {
  const isOpen = useSyncExternalStore(
    neverChanges,
    () => offer !== undefined && isOpenOn(offer, indiaDay(Date.now())),
    () => offer?.state === 'open',
  );
  return isOpen ? offer : undefined;
}

const neverChanges = () => () => undefined;

function isOpenOn({ starts_on, ends_on }: MonsoonOffer, day: string): boolean {
  return starts_on <= day && day <= ends_on;
}
