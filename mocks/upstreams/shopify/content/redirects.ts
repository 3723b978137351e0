import type { StoreRedirect } from '../../../world/catalogue/store-content.ts'
import { type PageArgs, toConnection } from '../connection.ts'
import type { ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { filterByQuery } from '../search-syntax.ts'

/** QueryRoot.urlRedirects: those of a goods file. Hydrogen asks for them with `query: "path:/old"` on a 404. */
export function resolveUrlRedirects(
  _root: unknown,
  args: PageArgs & { query?: string | null },
  { world }: ShopifyContext,
) {
  const redirects = filterByQuery<StoreRedirect>(world.catalogue.content?.redirects ?? [], args.query, {
    fields: {
      path: ({ path }, value) => path === value,
      target: ({ target }, value) => target === value,
    },
    matchesText: ({ path, target }, value) => path.includes(value) || target.includes(value),
    listName: 'urlRedirects',
  })
  return toConnection(
    redirects.map(({ id, path, target }) => ({ id: toGid('UrlRedirect', id), path, target })),
    args,
    ({ id }) => id,
  )
}
