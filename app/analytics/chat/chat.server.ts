import type { Config } from '#app/upstream/config.server.ts'

/** What the chat widget is loaded with. */
export type ChatSettings = { scriptUrl: string; messengerToken: string }

/** NAV-15: outside the sandbox only, and only where it is configured. */
export function chatSettings(
  config: Pick<Config, 'ENVIRONMENT' | 'CHAT_SCRIPT_URL' | 'CHAT_MESSENGER_TOKEN'>,
): ChatSettings | null {
  const { ENVIRONMENT, CHAT_SCRIPT_URL, CHAT_MESSENGER_TOKEN } = config
  if (ENVIRONMENT === 'sandbox' || !CHAT_SCRIPT_URL || !CHAT_MESSENGER_TOKEN) return null
  return { scriptUrl: CHAT_SCRIPT_URL, messengerToken: CHAT_MESSENGER_TOKEN }
}
