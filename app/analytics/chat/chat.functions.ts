import { createServerFn } from '@tanstack/react-start'
import { getConfig } from '#app/upstream/config.server.ts'
import { getChatSettings } from './chat.server.ts'

/** Reads the chat's settings; null where there is no chat. */
export const readChatSettingsFn = createServerFn({ method: 'GET' }).handler(() => getChatSettings(getConfig()))
