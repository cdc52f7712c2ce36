import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { Offer } from '@kaadu/contracts/offers';
import { loadOffer, offerMeta } from '../../info/offer/load-offer';
import { OfferPage } from '../../info/offer/OfferPage';

export const page = { loader: loadOffer, meta: offerMeta, Page: OfferPage } satisfies PageModule<Api, Offer>;
