import { HttpResponse, http, type RequestHandler } from 'msw'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { initialize } from '#contracts/ucp/initialize.ts'
import { findRelease, findTool, UCP_TOOLS, type UcpRelease, type UcpTool } from '#contracts/ucp/releases.ts'
import { readMessage, toRefusal, toResult } from '#contracts/ucp/rpc.ts'
import { CallRefused, RPC, refuseArguments } from '#contracts/ucp/rpc-error.ts'
import { getCurrency, listLocales } from '../../world/catalogue/markets.ts'
import { getStoreSettings } from '../../world/store-settings.ts'
import { toStoreWorld } from '../../world/withdrawn.ts'
import { findRegion } from '../find-region.ts'
import { throttleRequest } from '../shopify/api/throttle.ts'
import { getStorefrontUrl } from '../shopify/goods/storefront-url.ts'
import { getShopName } from '../shopify/shop/shop-name.ts'
import { SHOP_VERSION } from '../shopify/version.ts'
import { getStoreUrls } from '../store-urls.ts'
import type { UpstreamContext } from '../upstream.ts'
import { CAPABILITY_OF } from './capabilities.ts'
import type { AgentContext } from './context.ts'
import { describeTool } from './input-schemas.ts'
import { negotiate, readProfileAddress } from './negotiate.ts'
import { getAgentProfile, getBusinessProfile, getNewestSpoken } from './profiles.ts'
import { readProfile } from './read-profile.ts'
import { TOOLS } from './tools.ts'

/** What the three stores have for agents: their profiles, and the tools by JSON-RPC. */
export function createUcpHandlers(upstream: UpstreamContext): RequestHandler[] {
  const respondProfile = (request: Request, region: RegionCode | undefined, requested?: string) => {
    if (!region) return createNotFound()
    const settings = getStoreSettings(upstream.getWorld(request), region)
    const release = requested === undefined ? getNewestSpoken(settings) : findRelease(requested)
    const profile = release && getBusinessProfile(release, settings, getStoreUrls(request, upstream.origin(), region))
    return profile
      ? HttpResponse.json(profile, { headers: { 'cache-control': 'public, max-age=60' } })
      : createNotFound()
  }

  async function respondCall(request: Request, region: RegionCode): Promise<Response> {
    let id: string | number | null = null
    try {
      const message = await readMessage(request)
      id = message.id ?? null
      if (message.id === undefined) return new Response(null, { status: 202 })
      return toResult(id, await handle(message.method, message.params ?? {}, request, region))
    } catch (error) {
      if (error instanceof CallRefused) return toRefusal(id, withContinueUrl(error, upstream.storefront(region)))
      throw error
    }
  }

  async function handle(method: string, params: object, request: Request, region: RegionCode): Promise<object> {
    const world = upstream.getWorld(request)
    if (method === 'initialize') return initialize(params, `${getShopName(world)} (simulated)`)
    if (method === 'ping') return {}
    if (method !== 'tools/list' && method !== 'tools/call')
      throw new CallRefused(404, { code: RPC.method, message: 'Method not found' })
    const { name, arguments: args } = { name: undefined, arguments: undefined, ...params }
    const address = readProfileAddress(args)
    if (method === 'tools/list' && address === undefined)
      return { tools: listTools(getNewestSpoken(getStoreSettings(world, region))) }
    const context = await createContext(request, region, address)
    if (method === 'tools/list')
      return { tools: listTools(context.release, (tool) => context.capabilities.has(CAPABILITY_OF[tool])) }
    const tool = findTool(name)
    if (!tool) throw refuseArguments('There is no tool of this name.')
    const answer = await TOOLS[tool](args, context)
    return { structuredContent: answer, content: [{ type: 'text', text: JSON.stringify(answer) }] }
  }

  async function createContext(
    request: Request,
    region: RegionCode,
    address: string | undefined,
  ): Promise<AgentContext> {
    const world = upstream.getWorld(request)
    const settings = getStoreSettings(world, region)
    if (address === undefined) throw refuseArguments('meta.ucp-agent.profile is missing.')
    if (throttleRequest(world, region, address)) throw createThrottled()
    const origin = upstream.origin()
    const profile = await readProfile(address, {
      finds: settings.agents.profiles,
      origin,
      given: upstream.agentProfiles ?? {},
    })
    const country = null
    return {
      ...negotiate(profile, settings),
      agent: { profile: address, isTrusted: /^bearer\s+\S/i.test(request.headers.get('authorization') ?? '') },
      world: toStoreWorld(world, region),
      version: SHOP_VERSION,
      region,
      locale: listLocales(world.catalogue, country)[0],
      country,
      currency: getCurrency(world.catalogue, region, country),
      origin,
      urls: getStoreUrls(request, origin, region, upstream.imageHost),
      storefront: upstream.storefront(region),
    }
  }

  return [
    http.get('*/ucp/agent-profiles/:release', ({ params }) => {
      const release = findRelease(params.release)
      return release ? HttpResponse.json(getAgentProfile(release)) : createNotFound()
    }),
    http.get('*/ucp/:region/.well-known/ucp', ({ request, params }) =>
      respondProfile(request, findRegion(params.region)),
    ),
    http.get('*/ucp/:region/.well-known/ucp/:release', ({ request, params }) =>
      respondProfile(request, findRegion(params.region), String(params.release)),
    ),
    http.post('*/ucp/:region/api/ucp/mcp', ({ request, params }) => {
      const region = findRegion(params.region)
      return region ? respondCall(request, region) : createNotFound()
    }),
    // MCP's stream of the server, which has nothing to say by itself
    http.get('*/ucp/:region/api/ucp/mcp', () => new Response(null, { status: 405, headers: { allow: 'POST' } })),
  ]
}

const listTools = (release: UcpRelease, isOffered: (tool: UcpTool) => boolean = () => true) =>
  UCP_TOOLS.filter(isOffered).map((tool) => describeTool(tool, release))

const createNotFound = () => HttpResponse.json({ errors: 'Not Found' }, { status: 404 })

const createThrottled = () =>
  new CallRefused(429, {
    code: RPC.refused,
    message: 'Rate limit exceeded',
    data: { code: 'rate_limited', content: 'Too many requests.', retry_after: 1 },
  })

/** A refusal with the page where the buyer can go on. */
function withContinueUrl(refused: CallRefused, storefront: string): CallRefused {
  const { data } = refused.failure
  if (!data) return refused
  const continue_url = getStorefrontUrl('/', { storefront })
  return new CallRefused(refused.status, { ...refused.failure, data: { continue_url, ...data } })
}
