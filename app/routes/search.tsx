import { createFileRoute, redirect } from '@tanstack/react-router'
import { searchParams } from '#app/search/search-params.ts'

/** /search is the same page under its other name (spec 2); one address is enough for caches and search engines. */
export const Route = createFileRoute('/search')({
  validateSearch: searchParams,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/pages/search', search, statusCode: 301 })
  },
})
