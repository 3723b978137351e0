import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createServerEntry, type ServerEntry } from '@tanstack/react-start/server-entry'
import { getChatSettings } from './analytics/chat/chat.server.ts'
import { fallbackResponse } from './errors/fallback-response.ts'
import { waitForReports } from './errors/pending-reports.ts'
import { finishResponse } from './http/finish-response.ts'
import { handleHealthCheck } from './http/health.ts'
import { withRequestId } from './http/request-id.ts'
import { registerWaitUntil } from './upstream/background.server.ts'
import { getConfig } from './upstream/config.server.ts'

// Invalid configuration stops the process at startup with a list of all problems.
const { SITE_ORIGIN, IMAGE_ORIGIN } = getConfig()
const chat = getChatSettings(getConfig())

const site = {
  origins: { images: [IMAGE_ORIGIN], connect: [], formAction: [], chat: chat ? [new URL(chat.scriptUrl).origin] : [] },
  isTls: SITE_ORIGIN.startsWith('https:'),
  // Vite's development client needs inline scripts and styles.
  hasContentSecurityPolicy: import.meta.env.PROD,
}

/** Renders whole pages instead of streams: the content security policy needs the hashes of all inline scripts. */
const handleRequest = createStartHandler(defaultRenderHandler)

const fetch: ServerEntry['fetch'] = async (incomingRequest, options) => {
  const request = withRequestId(incomingRequest)
  registerWaitUntil(request, incomingRequest)
  const response = handleHealthCheck(request) ?? (await respond(request, options))
  await waitForReports(request)
  return finishResponse(request, response, site)
}

const respond: ServerEntry['fetch'] = async (request, options) => {
  try {
    return await handleRequest(request, options)
  } catch (cause) {
    return fallbackResponse(request, cause)
  }
}

export default createServerEntry({ fetch })
