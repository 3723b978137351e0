import { createFileRoute } from '@tanstack/react-router'
import { handleReportPost } from '#app/errors/report-posts.server.ts'

export const Route = createFileRoute('/api/report')({
  server: { handlers: { POST: ({ request }) => handleReportPost(request) } },
})
