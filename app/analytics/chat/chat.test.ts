import { expect, test } from 'vitest'
import { getChatSettings } from './chat.functions.ts'

const CHAT_SCRIPT_URL = 'https://chat.example/widget.js'
const CHAT_MESSENGER_TOKEN = 'token'
const settings = { scriptUrl: CHAT_SCRIPT_URL, messengerToken: CHAT_MESSENGER_TOKEN }

test.each([
  ['production, configured', { ENVIRONMENT: 'production', CHAT_SCRIPT_URL, CHAT_MESSENGER_TOKEN }, settings],
  ['production without a token', { ENVIRONMENT: 'production', CHAT_SCRIPT_URL }, null],
  ['production without a script', { ENVIRONMENT: 'production', CHAT_MESSENGER_TOKEN }, null],
  ['the sandbox, whatever is configured', { ENVIRONMENT: 'sandbox', CHAT_SCRIPT_URL, CHAT_MESSENGER_TOKEN }, null],
] as const)('in %s the chat is loaded with %j [NAV-15]', (_where, config, expected) => {
  expect(getChatSettings(config)).toEqual(expected)
})
