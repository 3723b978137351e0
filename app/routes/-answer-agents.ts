import { createMiddleware } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { findAgentPath, SCHEMAS_PATH } from '#app/agents/agent-path.ts'
import { answerAgent, readArguments } from '#app/agents/answer-agent.server.ts'
import { ask } from '#app/agents/ask.server.ts'
import { recommendSize } from '#app/agents/recommend-size.server.ts'
import { respondWithProfile } from '#app/agents/shop-profile.server.ts'
import { getFitDeps } from '#app/fit/fit-deps.server.ts'
import { createPublicPageHeaders } from '#app/http/cache-headers.ts'
import { countUse } from '#app/http/limits/check-limit.server.ts'
import { createTextResponse, isRequestOfOwnSite } from '#app/http/plain-responses.ts'
import { readShopProduct } from '#app/product/finding/shop-products.server.ts'
import { joinPath } from '#app/region/rewrite.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { getStore } from '#app/upstream/store.server.ts'
import { getTraceContext } from '#app/upstream/trace-context.server.ts'
import { toRefusal } from '#contracts/ucp/rpc.ts'
import { CallRefused } from '#contracts/ucp/rpc-error.ts'
import { describeShopCapability, SHOP_TOOLS } from '#contracts/ucp/shop-tools.ts'

/** Request middleware: the shop's profile, tools and schemas for agents. A route would cost every first visit script. */
export const answerAgents = createMiddleware().server(async ({ request, next }) => {
  const path = findAgentPath(new URL(request.url).pathname)
  if (!path) return next()
  const { region } = path
  const origin = getConfig().SITE_ORIGIN
  const store = { url: getStore(region.code).url, traceHeaders: { ...getTraceContext(getRequest()) } }
  const context = { region, origin }
  if (path.kind === 'tools') {
    if (request.method !== 'POST') return createTextResponse(405, 'This address takes POST.', { allow: 'POST' })
    if (!isRequestOfOwnSite(request)) return createTextResponse(403, 'This request came from another site.')
    return answerAgent(request, {
      store,
      context,
      countUse: async () => (await countUse('agent'))?.retryAfterS ?? null,
      tools: {
        recommend_size: async (args) =>
          recommendSize(
            { ...getFitDeps(region.code), readProduct: (handle) => readShopProduct(region.code, handle) },
            readArguments(SHOP_TOOLS.recommend_size.input, args).sizing,
            context,
          ),
        ask: async (args) => ask(readArguments(SHOP_TOOLS.ask.input, args).ask, context),
      },
    })
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return createTextResponse(405, 'This address takes GET and HEAD.', { allow: 'GET, HEAD' })
  if (path.kind === 'schema') {
    const url = origin + joinPath(region, `${SCHEMAS_PATH}/${path.tool}`)
    return Response.json(describeShopCapability(path.tool, url), { headers: createPublicPageHeaders() })
  }
  try {
    return await respondWithProfile(store, { region, release: path.release, origin })
  } catch (error) {
    if (error instanceof CallRefused) return toRefusal(null, error)
    throw error
  }
})
