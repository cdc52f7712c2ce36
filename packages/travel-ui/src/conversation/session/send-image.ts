import { ChatMessage } from '@kaadu/contracts/chat';
import { uploadFile } from '../../session/upload-file';

/**
 * Sends an image to a thread. The server stores it once, however often it is sent under its id.
 * @param url of the call, without its query
 * @throws ApiError
 */
export function sendImage(url: string, id: string, file: Blob): Promise<ChatMessage> {
  return uploadFile(`${url}?id=${id}`, file, ChatMessage);
}
