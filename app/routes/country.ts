import { createFileRoute } from '@tanstack/react-router'
import { handleCountryPost } from '#app/region/region-requests.server.ts'

export const Route = createFileRoute('/country')({
  server: { handlers: { POST: ({ request }) => handleCountryPost(request) } },
})
