import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createServerEntry, type ServerEntry } from '@tanstack/react-start/server-entry'
import { chatSettings } from './analytics/chat/chat.server.ts'
import { lastResort } from './errors/last-resort.ts'
import { reportsSent } from './errors/pending-reports.ts'
import { finishResponse } from './http/finish-response.ts'
import { health } from './http/health.ts'
import { identified } from './http/request-id.ts'
import { noteWaitUntil } from './upstream/background.server.ts'
import { config } from './upstream/config.server.ts'

// A wrong environment stops the process here, with all that is wrong with it, rather than at some shopper's request.
const { SITE_ORIGIN, IMAGE_ORIGIN } = config()
const chat = chatSettings(config())

const site = {
  origins: { images: [IMAGE_ORIGIN], connect: [], formAction: [], chat: chat ? [new URL(chat.scriptUrl).origin] : [] },
  tls: SITE_ORIGIN.startsWith('https:'),
  // Vite's development client runs inline scripts and styles of its own
  strict: import.meta.env.PROD,
}

/** Pages are rendered whole, not streamed: their scripts must be known before the policy that allows them is sent. */
const start = createStartHandler(defaultRenderHandler)

const fetch: ServerEntry['fetch'] = async (received, options) => {
  const request = identified(received)
  noteWaitUntil(request, received)
  const answer = health(request) ?? (await page(request, options))
  await reportsSent(request)
  return finishResponse(request, answer, site)
}

const page: ServerEntry['fetch'] = async (request, options) => {
  try {
    return await start(request, options)
  } catch (cause) {
    return lastResort(request, cause)
  }
}

export default createServerEntry({ fetch })
