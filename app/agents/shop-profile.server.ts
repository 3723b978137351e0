import { createPublicPageHeaders } from '#app/http/cache-headers.ts'
import { joinPath } from '#app/region/rewrite.ts'
import type { Region } from '#contracts/shop/regions.ts'
import type { BusinessProfile } from '#contracts/ucp/2026-04-08/generated/types.ts'
import { getBusinessProfileGuard } from '#contracts/ucp/check-answer.ts'
import { findRelease, NEWEST_RELEASE } from '#contracts/ucp/releases.ts'
import { SHOP_CAPABILITIES, SHOP_TOOL_NAMES } from '#contracts/ucp/shop-tools.ts'
import { PROFILE_PATH, SCHEMAS_PATH, TOOLS_PATH } from './agent-path.ts'
import { type AgentStore, forwardToStore, hasNoTools } from './forward-to-store.server.ts'

const SERVICE = 'dev.ucp.shopping'

/** The shop's profile: the store's, at the shop's address and with the shop's own capabilities. Throws CallRefused. */
export async function respondWithProfile(
  store: AgentStore,
  { region, release, origin }: { region: Region; release: string | undefined; origin: string },
): Promise<Response> {
  const home = origin + joinPath(region, '/').replace(/\/$/, '')
  const response = await forwardToStore(store, PROFILE_PATH + (release === undefined ? '' : `/${release}`))
  if (hasNoTools(response) && release !== undefined) return Response.json({ errors: 'Not Found' }, { status: 404 })
  const profile = hasNoTools(response) ? createOwnProfile(home) : await response.json().catch(() => undefined)
  const isProfile = getBusinessProfileGuard(profile)
  if (!isProfile(profile)) return Response.json({ errors: 'Bad Gateway' }, { status: 502 })
  return Response.json(toShopProfile(profile, home), { headers: createPublicPageHeaders() })
}

/** The profile of a shop whose store has nothing for agents. */
const createOwnProfile = (home: string): BusinessProfile => ({
  ucp: {
    version: NEWEST_RELEASE,
    services: {
      [SERVICE]: [
        {
          version: NEWEST_RELEASE,
          transport: 'mcp',
          endpoint: home + TOOLS_PATH,
          spec: `https://ucp.dev/${NEWEST_RELEASE}/specification/overview`,
          schema: `https://ucp.dev/${NEWEST_RELEASE}/services/shopping/mcp.openrpc.json`,
        },
      ],
    },
    capabilities: {},
    payment_handlers: {},
  },
})

function toShopProfile({ ucp }: BusinessProfile, home: string): BusinessProfile {
  const version = findRelease(ucp.version) ?? NEWEST_RELEASE
  const own = SHOP_TOOL_NAMES.map((tool) => {
    const schema = `${home}${SCHEMAS_PATH}/${tool}`
    return [SHOP_CAPABILITIES[tool], [{ version, spec: schema, schema }]]
  })
  return {
    ucp: {
      ...ucp,
      ...(ucp.supported_versions && {
        supported_versions: Object.fromEntries(
          Object.keys(ucp.supported_versions).map((release) => [release, `${home}${PROFILE_PATH}/${release}`]),
        ),
      }),
      // the shop forwards one way to call, and no other address of the store is the shop's
      services: Object.fromEntries(
        Object.entries(ucp.services).map(([name, services]) => [
          name,
          services
            .filter(({ transport }) => transport === 'mcp')
            .map((service) => ({ ...service, endpoint: home + TOOLS_PATH })),
        ]),
      ),
      capabilities: { ...ucp.capabilities, ...Object.fromEntries(own) },
    },
  }
}
