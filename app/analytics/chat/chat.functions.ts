import { createServerFn } from '@tanstack/react-start'
import { type Config, getConfig } from '#app/upstream/config.server.ts'

/** The settings that the chat widget is loaded with. */
export type ChatSettings = { scriptUrl: string; messengerToken: string }

/** Returns the chat's settings; null in the sandbox and where the chat is not configured (NAV-15). */
export function getChatSettings(
  config: Pick<Config, 'ENVIRONMENT' | 'CHAT_SCRIPT_URL' | 'CHAT_MESSENGER_TOKEN'>,
): ChatSettings | null {
  const { ENVIRONMENT, CHAT_SCRIPT_URL, CHAT_MESSENGER_TOKEN } = config
  if (ENVIRONMENT === 'sandbox' || !CHAT_SCRIPT_URL || !CHAT_MESSENGER_TOKEN) return null
  return { scriptUrl: CHAT_SCRIPT_URL, messengerToken: CHAT_MESSENGER_TOKEN }
}

/** Reads the chat's settings; null where there is no chat. */
export const readChatSettingsFn = createServerFn({ method: 'GET' }).handler(() => getChatSettings(getConfig()))
