import { createClient } from '@kaadu/api-client';
import {
  getEarlierMessages,
  openChat,
  saveChatEmail,
  sendChatImage,
  sendChatMessage,
} from '@kaadu/contracts/chat';
import { getPaymentRequest, payRequest } from '@kaadu/contracts/payments';
import { sendImage } from '../../shared/chat/session/send-image';
import { readToken } from '../../shared/session/read-token';

const endpoints = {
  getEarlierMessages,
  getPaymentRequest,
  openChat,
  payRequest,
  saveChatEmail,
  sendChatMessage,
};

/** The chat's own calls. They are not in the client that every page downloads. @param apiUrl origin, no trailing slash */
export function createChatApi(apiUrl: string) {
  return {
    ...createClient(endpoints, { baseUrl: apiUrl, token: readToken }),
    /** Sends an image under an id. @throws ApiError */
    sendImage: (id: string, file: Blob) => sendImage(apiUrl + sendChatImage.path, id, file),
  };
}
export type ChatApi = ReturnType<typeof createChatApi>;
