import { BannerResponse, FooterDetailsResponse, HomeResponse } from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { success } from '../../platform/http/envelope';
import { serveCached } from '../../platform/http/serve-cached';
import type { Services } from '../../services';
import { getFooterDetails } from './get-footer-details';
import { getHome, homeBanner } from './get-home';

/** The home page, and what the footer of every page links to. */
export function homeRoutes({ database: { db }, responses }: Services): FastifyPluginAsyncZod {
  const tags = ['home'];
  return async (app) => {
    app.get('/home/bootstrap', { schema: { tags, response: { 200: HomeResponse } } }, (request, reply) =>
      serveCached(request, reply, responses, 'home', HomeResponse, () => getHome(db)),
    );
    app.get(
      '/home/footerDetails',
      { schema: { tags, response: { 200: FooterDetailsResponse } } },
      (request, reply) =>
        serveCached(request, reply, responses, 'footer', FooterDetailsResponse, () => getFooterDetails(db)),
    );
    app.get('/getHomeBannerCard', { schema: { tags, response: { 200: BannerResponse } } }, async () =>
      success(homeBanner),
    );
  };
}
