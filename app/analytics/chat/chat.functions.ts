import { createServerFn } from '@tanstack/react-start'
import { config } from '#app/upstream/config.server.ts'
import { chatSettings } from './chat.server.ts'

/** What to load the chat with; null where there is none. */
export const readChatSettingsFn = createServerFn({ method: 'GET' }).handler(() => chatSettings(config()))
