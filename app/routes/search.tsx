import { createFileRoute, redirect } from '@tanstack/react-router'
import { firstOf, type SearchStrings } from '#app/region/search-strings.ts'

/** /search is the same page under its other name (spec 2); one address is enough for caches and search engines. */
export const Route = createFileRoute('/search')({
  validateSearch: ({ q }: SearchStrings): { q?: string } => ({ q: firstOf(q)?.slice(0, 200) }),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/pages/search', search, statusCode: 301 })
  },
})
