import { DEFAULT_TIME, type StoreRedirect } from '../../../world/catalogue/store-content.ts'
import { type PageArgs, toConnection } from '../connection.ts'
import type { ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { type SearchField, searchTime } from '../search-fields.ts'
import { filterByQuery } from '../search-syntax.ts'

/** Paths are compared without folding or splitting words. */
const searchPath = (getPath: (redirect: StoreRedirect) => string): SearchField<StoreRedirect> => ({
  matches: (redirect, { text, isPrefix }) =>
    isPrefix ? getPath(redirect).startsWith(text) : getPath(redirect) === text,
  exists: () => true,
})

/** QueryRoot.urlRedirects: those of a goods file. Hydrogen asks for them with `query: "path:/old"` on a 404. */
export function resolveUrlRedirects(
  _root: unknown,
  args: PageArgs & { query?: string | null },
  context: ShopifyContext,
) {
  const { world } = context
  const redirects = filterByQuery<StoreRedirect>(world.catalogue.content?.redirects ?? [], args.query, {
    fields: {
      path: searchPath(({ path }) => path),
      target: searchPath(({ target }) => target),
      // A goods file does not say when a redirect was made.
      created_at: searchTime(() => DEFAULT_TIME, world.clock.now()),
    },
    matchesText: ({ path, target }, { text, isAnything }) => isAnything || path.includes(text) || target.includes(text),
    listName: 'urlRedirects',
    context,
  })
  return toConnection(
    redirects.map(({ id, path, target }) => ({ id: toGid('UrlRedirect', id), path, target })),
    args,
    ({ id }) => id,
  )
}
