import { createFileRoute } from '@tanstack/react-router'
import { handleAnalyticsPost } from '#app/analytics/analytics.server.ts'

export const Route = createFileRoute('/api/analytics')({
  server: { handlers: { POST: ({ request }) => handleAnalyticsPost(request) } },
})
