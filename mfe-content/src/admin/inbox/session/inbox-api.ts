import { createClient } from '@kaadu/api-client';
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
import { sendImage } from '../../../shared/chat/session/send-image';
import { readToken } from '../../../shared/session/read-token';

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

/** The calls of the inbox. @param apiUrl origin, no trailing slash */
export function createInboxApi(apiUrl: string) {
  return {
    ...createClient(endpoints, { baseUrl: apiUrl, token: readToken }),
    /** Sends an image to a visitor under an id. @throws ApiError */
    sendImage: (thread: number, id: string, file: Blob) =>
      sendImage(apiUrl + sendImageToThread.path.replace(':thread', String(thread)), id, file),
  };
}
export type InboxApi = ReturnType<typeof createInboxApi>;
