import { createFileRoute } from '@tanstack/react-router'
import { answerAnalytics } from '#app/analytics/analytics-post.server.ts'

export const Route = createFileRoute('/api/analytics')({
  server: { handlers: { POST: ({ request }) => answerAnalytics(request) } },
})
