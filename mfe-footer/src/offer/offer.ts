import type { Api } from '@kaadu/api-client';
import { monsoonOffer, type LoaderArgs } from '@kaadu/contracts';
import { indiaDay } from '@kaadu/contracts/india-time';
import type { Offer } from '@kaadu/contracts/offers';
import { useSyncExternalStore } from 'react';

/** The coupon advertised by the floating button (§2.7): its percentage and its dates. */
export type MonsoonOffer = Pick<Offer, 'percent' | 'starts_on' | 'ends_on' | 'state'>;

export async function loadOffer({
  api,
  signal,
}: Pick<LoaderArgs<Api>, 'api' | 'signal'>): Promise<MonsoonOffer> {
  const { percent, starts_on, ends_on, state } = await api.getOffer({ code: monsoonOffer }, { signal });
  return { percent, starts_on, ends_on, state };
}

/**
 * Returns the offer while it is valid. The server's HTML is cached for days, so browsers check the date again.
 * @param offer undefined when it could not be loaded; no offer is shown then
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
