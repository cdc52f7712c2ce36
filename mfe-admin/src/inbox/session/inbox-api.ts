import { extendApi, type Api } from '@kaadu/api-client';
import {
  answerThread,
  assignThread,
  closeThread,
  deleteCannedReply,
  getThread,
  listAdvisors,
  listCannedReplies,
  listThreads,
  proposeTrip,
  readThread,
  requestChatPayment,
  saveCannedReply,
  sendImageToThread,
} from '@kaadu/contracts/chat';
import { sendImage } from '@kaadu/travel-ui/conversation';

const endpoints = {
  answerThread,
  assignThread,
  closeThread,
  deleteCannedReply,
  getThread,
  listAdvisors,
  listCannedReplies,
  listThreads,
  proposeTrip,
  readThread,
  requestChatPayment,
  saveCannedReply,
};

/** Creates the client of the inbox. @param apiUrl origin of the API, no trailing slash */
export function createInboxApi(api: Api, apiUrl: string) {
  return {
    ...extendApi(api, endpoints),
    /** Sends an image to a visitor under an id. @throws ApiError */
    sendImage: (thread: number, id: string, file: Blob) =>
      sendImage(apiUrl + sendImageToThread.path.replace(':thread', String(thread)), id, file),
  };
}
export type InboxApi = ReturnType<typeof createInboxApi>;
