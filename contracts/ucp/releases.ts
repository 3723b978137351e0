/** The releases of the Universal Commerce Protocol in use, oldest first. */
export const UCP_RELEASES = ['2026-04-08', '2026-08-25'] as const
/** A release, named by its date. */
export type UcpRelease = (typeof UCP_RELEASES)[number]

/** What a store and its agents speak unless they say otherwise. */
export const NEWEST_RELEASE = '2026-08-25' satisfies UcpRelease

/** The release with this name; undefined for any other. */
export const findRelease = (name: unknown): UcpRelease | undefined => UCP_RELEASES.find((release) => release === name)

/** The tools that a store has for agents. Each is an operation of the contract of every release. */
export const UCP_TOOLS = [
  'search_catalog',
  'lookup_catalog',
  'get_product',
  'create_cart',
  'get_cart',
  'update_cart',
  'cancel_cart',
  'create_checkout',
  'get_checkout',
  'update_checkout',
  'complete_checkout',
  'cancel_checkout',
  'get_order',
] as const
/** The name of a tool. */
export type UcpTool = (typeof UCP_TOOLS)[number]

/** The tool with this name; undefined for any other. */
export const findTool = (name: unknown): UcpTool | undefined => UCP_TOOLS.find((tool) => tool === name)
