import { createFileRoute, redirect } from '@tanstack/react-router'
import { parseSearchParams } from '#app/search/search-params.ts'

/** Redirects /search (spec 2) to /pages/search, so that caches and search engines see one URL. */
export const Route = createFileRoute('/search')({
  validateSearch: parseSearchParams,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/pages/search', search, statusCode: 301 })
  },
})
