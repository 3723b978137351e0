import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry, type ServerEntry } from '@tanstack/react-start/server-entry'
import { findAgentPath } from '#app/agents/agent-path.ts'
import { getChatSettings } from '#app/analytics/chat/chat.functions.ts'
import { registerLettersCheck } from '#app/cart/cart-deps.server.ts'
import { fallbackResponse } from '#app/errors/fallback-response.ts'
import { waitForReports } from '#app/errors/report.server.ts'
import { report } from '#app/errors/report.ts'
import { setCloudflareHeaders } from '#app/http/cache-headers.ts'
import { registerRuntime } from '#app/http/cloudflare/runtime.ts'
import { collectMethods, handleHealthCheck, handleMissingFile, refuseMethod } from '#app/http/early-responses.ts'
import { finishResponse } from '#app/http/finish-response.ts'
import { withRequestId } from '#app/http/ids.ts'
import { countUse } from '#app/http/limits/check-limit.server.ts'
import { createRefusalLog, logRefusal, writeLog } from '#app/http/log.ts'
import { createPictureForwarder, isPictureUrl } from '#app/http/pictures/forward-picture.ts'
import { createTextResponse } from '#app/http/plain-responses.ts'
import { SERVER_FUNCTIONS } from '#app/http/server-function-calls.ts'
import { getRequestedFormat, toFormat, withHtmlAccepted } from '#app/page/page-formats.ts'
import { createPageHandler } from '#app/page/render-page.ts'
import { takesLetters } from '#app/product/personalisation/takes-letters.server.ts'
import { setLegSuffixes } from '#app/product/size/variants.wire.ts'
import { splitPath } from '#app/region/rewrite.ts'
import { findStorefrontApi } from '#app/routes/-forward-storefront-api.ts'
import { getRouteName, restoreParameters } from '#app/routes/-page-address.ts'
import { restoreLocation, toPageRequest, toSharedAddress } from '#app/routes/-page-request.ts'
import { setImageHost, setPictureProtocol } from '#app/ui/picture-address.ts'
import { registerWaitUntil } from '#app/upstream/background.server.ts'
import { registerCallerAddress } from '#app/upstream/client-address.server.ts'
import { getConfig, listServices } from '#app/upstream/config.server.ts'
import { registerLeftOutReport } from '#app/upstream/left-out.server.ts'
import { setSourceHeaders } from '#app/upstream/response-tags.ts'
import { getTraceContext } from '#app/upstream/trace-context.server.ts'
import { getUpstreamCacheSize } from '#app/upstream/upstream-cache.server.ts'
import { registerRefusedAccess } from '#app/upstream/upstreams.server.ts'
import { applyMissedPurges, listenForPurges } from '#app/webhooks/purges.server.ts'
import { routeTree } from './routeTree.gen.ts'

// Invalid configuration stops the process at startup with a list of all problems.
const config = getConfig()
const { ENVIRONMENT, SITE_ORIGIN, IMAGE_ORIGIN, EMBARGOED_FILES_URL, PREVIEW_KEY, TAGS_HEADER, PROPAGATE_BAGGAGE } =
  config
const { SHORT_LEG_SUFFIX, LONG_LEG_SUFFIX } = config
const chat = getChatSettings(config)

setImageHost(IMAGE_ORIGIN)
setLegSuffixes({ short: SHORT_LEG_SUFFIX, long: LONG_LEG_SUFFIX })
setPictureProtocol(SITE_ORIGIN)
registerLettersCheck(takesLetters)
registerLeftOutReport((error) => report('item.left-out', error))
registerRefusedAccess((request, call) => logRefusal(request, 'access', call))

const site = {
  origins: {
    images: EMBARGOED_FILES_URL ? [new URL(EMBARGOED_FILES_URL).origin] : [],
    connect: [],
    formAction: [],
    chat: chat ? [new URL(chat.scriptUrl).origin] : [],
  },
  isTls: SITE_ORIGIN.startsWith('https:'),
  isBuilt: import.meta.env.PROD,
}

const previewRules = { isProduction: ENVIRONMENT === 'production', isTls: site.isTls, key: PREVIEW_KEY }

const methods = collectMethods(Object.values(routeTree.children ?? {}))

const handleRequest = createStartHandler(createPageHandler(site))

const fetch: ServerEntry['fetch'] = async (incomingRequest, options) => {
  if (isPictureUrl(incomingRequest.url)) return respondWithPicture(incomingRequest)
  const format = getRequestedFormat(incomingRequest)
  const readable = format === 'text/markdown' ? withHtmlAccepted(incomingRequest) : incomingRequest
  const { request, dropped, redirect } = await toPageRequest(withRequestId(readable), previewRules)
  registerWaitUntil(request, incomingRequest)
  registerCallerAddress(request, incomingRequest)
  registerRuntime(request, incomingRequest)
  await applyMissedPurges()
  const response = redirect ?? refuse(request) ?? handleHealthCheck(request) ?? (await respond(request, options))
  await waitForReports(request)
  const finished = await toFormat(await finishResponse(request, response, site), { format, origin: SITE_ORIGIN })
  setSourceHeaders(request, finished.headers, TAGS_HEADER)
  // Cloudflare's cache does not tell the formats of a page apart
  const isUncacheable = PROPAGATE_BAGGAGE || format === 'text/markdown'
  if (TAGS_HEADER === 'cache-tag') setCloudflareHeaders(finished.headers, { hasWorlds: isUncacheable })
  return restoreLocation(finished, dropped)
}

const forwardPicture = createPictureForwarder({
  origin: IMAGE_ORIGIN,
  countUse: async (request) => (await countUse('picture', undefined, request))?.retryAfterS ?? null,
  onFailure: createRefusalLog(
    () => performance.now(),
    (failure, count) => writeLog('warn', { failure, count, message: 'The image host answered with no picture.' }),
  ),
})

async function respondWithPicture(incomingRequest: Request): Promise<Response> {
  const request = withRequestId(incomingRequest)
  registerCallerAddress(request, incomingRequest)
  registerRuntime(request, incomingRequest)
  return finishResponse(request, await forwardPicture(request, getTraceContext(request)), site)
}

/** A response to a request that no route takes, without rendering a page. */
function refuse(request: Request): Response | undefined {
  const { pathname } = new URL(request.url)
  // Start would throw for a call without a function's name
  if (pathname === SERVER_FUNCTIONS) return createTextResponse(404, 'There is no such server function.')
  if (pathname.startsWith(SERVER_FUNCTIONS) || findStorefrontApi(pathname) || findAgentPath(pathname)) return undefined
  return refuseMethod(request.method, splitPath(pathname).path, methods) ?? handleMissingFile(request)
}

const respond: ServerEntry['fetch'] = async (request, options) => {
  try {
    return await handleRequest(request, options)
  } catch (cause) {
    return fallbackResponse(request, cause)
  }
}

const entry = createServerEntry({ fetch })

/** Whether a path can be decoded. Start responds to other paths itself, without our headers. */
function isDecodable({ url }: Request): boolean {
  try {
    return typeof decodeURI(new URL(url).pathname) === 'string'
  } catch {
    return false
  }
}

const respondToAny: ServerEntry['fetch'] = (request, options) =>
  isDecodable(request)
    ? entry.fetch(request, options)
    : finishResponse(withRequestId(request), createTextResponse(400, 'The address is malformed.'), site)

/**
 * The shop for its server (cli/serve): its cache needs the addresses of pages and their purges, its metrics the names of routes
 * and the size of the app's own cache.
 */
export default {
  fetch: respondToAny,
  toSharedAddress,
  restoreParameters,
  getRouteName,
  listenForPurges,
  getUpstreamCacheSize,
  listServices: () => listServices(getConfig()),
}
