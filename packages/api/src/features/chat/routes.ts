import * as endpoints from '@kaadu/contracts/chat';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/http/network-of';
import { type Route, route } from '../../platform/http/route';
import { randomToken } from '../../platform/secrets/secret-values';
import { callerOf, visitorOf } from '../../platform/sessions/caller';
import * as advisor from './advisor-messages';
import { deleteCannedReply, listCannedReplies, saveCannedReply } from './messages/canned-replies';
import type { ChatServices } from './chat-services';
import { requireVisitor } from './threads/own-thread';
import { openOwnThread, readOwnPart, saveOwnEmail, sendOwn, sendOwnImage } from './visitor-messages';

/** Routes for the visitor's own thread. */
function visitorRoutes(services: ChatServices): Route[] {
  const visitor = async (request: FastifyRequest) =>
    requireVisitor(await callerOf(services, request), networkOf(request));
  return [
    route(endpoints.openChat, async ({ body, ip, raw, reply }) => {
      const caller = await visitorOf(services, raw, reply, randomToken());
      return openOwnThread(services, { ...caller, network: ip }, body);
    }),
    route(endpoints.getEarlierMessages, async ({ query, raw }) =>
      readOwnPart(services, await visitor(raw), query),
    ),
    route(endpoints.sendChatMessage, async ({ body, raw }) => {
      const { message } = await sendOwn(services, await visitor(raw), body);
      return message;
    }),
    route(endpoints.sendChatImage, async ({ body, query, raw }) =>
      sendOwnImage(services, await visitor(raw), { id: query.id, upload: body }),
    ),
    route(endpoints.saveChatEmail, async ({ body, raw }) =>
      saveOwnEmail(services, await visitor(raw), body.email),
    ),
  ];
}

/** Routes for advisors. */
function advisorRoutes(services: ChatServices): Route[] {
  return [
    route(endpoints.listThreads, ({ user, query }) => advisor.listThreads(services, user, query)),
    route(endpoints.listAdvisors, () => advisor.listAdvisors(services)),
    route(endpoints.getThread, ({ params, query }) =>
      advisor.getThread(services, params.thread, query.before),
    ),
    route(endpoints.answerThread, ({ user, params, body }) =>
      advisor.answer(services, user, { ...params, ...body }),
    ),
    route(endpoints.sendImageToThread, ({ user, params, query, body }) =>
      advisor.answerWithImage(services, user, { ...params, ...query, upload: body }),
    ),
    route(endpoints.requestChatPayment, ({ user, params, body }) =>
      advisor.requestPayment(services, user, { ...params, ...body }),
    ),
    route(endpoints.proposeTrip, ({ user, params, body }) =>
      advisor.propose(services, user, { ...params, ...body }),
    ),
    route(endpoints.assignThread, ({ params, body }) =>
      advisor.assign(services, params.thread, body.user_pk),
    ),
    route(endpoints.closeThread, ({ params, body }) =>
      advisor.close(services, params.thread, body.is_closed),
    ),
    route(endpoints.readThread, ({ params, body }) =>
      advisor.readByAdvisor(services, params.thread, body.number),
    ),
  ];
}

function cannedReplyRoutes(services: ChatServices): Route[] {
  return [
    route(endpoints.listCannedReplies, () => listCannedReplies(services.database.db)),
    route(endpoints.saveCannedReply, async ({ body, ...actor }) => ({
      primary_key: await saveCannedReply(services, actor, body),
    })),
    route(endpoints.deleteCannedReply, ({ body, ...actor }) =>
      deleteCannedReply(services, actor, body.primary_key),
    ),
  ];
}

/** Routes of the chat: for visitors without a WebSocket, and for advisors. */
export function chatRoutes(services: ChatServices): Route[] {
  return [...visitorRoutes(services), ...advisorRoutes(services), ...cannedReplyRoutes(services)];
}
