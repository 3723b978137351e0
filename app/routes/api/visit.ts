import { createFileRoute } from '@tanstack/react-router'
import { handleAnalyticsPost } from '#app/analytics/analytics.server.ts'

export const Route = createFileRoute('/api/visit')({
  server: { handlers: { POST: ({ request }) => handleAnalyticsPost(request) } },
})
