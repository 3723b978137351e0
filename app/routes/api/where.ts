import { createFileRoute } from '@tanstack/react-router'
import { handleWhereRequest } from '#app/region/where-request.server.ts'

export const Route = createFileRoute('/api/where')({
  server: { handlers: { GET: ({ request }) => handleWhereRequest(request) } },
})
