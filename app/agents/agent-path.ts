import { splitPath } from '#app/region/rewrite.ts'
import type { Region } from '#contracts/shop/regions.ts'
import { findShopTool, type ShopTool } from '#contracts/ucp/shop-tools.ts'

/** The protocol's path of the tools, at the shop and at the store. */
export const TOOLS_PATH = '/api/ucp/mcp'
/** The protocol's path of a profile, at the shop and at the store. */
export const PROFILE_PATH = '/.well-known/ucp'
/** Where the schemas of the shop's own capabilities are. */
export const SCHEMAS_PATH = `${PROFILE_PATH}/schemas`

/** What agents find at one of the shop's addresses. */
type AgentPath = { region: Region } & (
  | { kind: 'tools' }
  | { kind: 'profile'; release: string | undefined }
  | { kind: 'schema'; tool: ShopTool }
)

/** What is at a path for agents; undefined for any other path. */
export function findAgentPath(pathname: string): AgentPath | undefined {
  const { region, path } = splitPath(pathname)
  if (path === TOOLS_PATH) return { kind: 'tools', region }
  const [, release, rest] = /^\/\.well-known\/ucp(?:\/([\w-]{1,40})(?:\/(\w{1,40}))?)?$/.exec(path) ?? []
  if (path !== PROFILE_PATH && release === undefined) return undefined
  if (rest === undefined) return { kind: 'profile', region, release }
  const tool = release === 'schemas' ? findShopTool(rest) : undefined
  return tool && { kind: 'schema', region, tool }
}
