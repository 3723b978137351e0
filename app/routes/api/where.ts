import { createFileRoute } from '@tanstack/react-router'
import { handleWhereRequest } from '#app/region/region-requests.server.ts'

export const Route = createFileRoute('/api/where')({
  server: { handlers: { GET: ({ request }) => handleWhereRequest(request) } },
})
