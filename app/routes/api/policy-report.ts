import { createFileRoute } from '@tanstack/react-router'
import { handlePolicyReportPost } from '#app/errors/report-posts.server.ts'

export const Route = createFileRoute('/api/policy-report')({
  server: { handlers: { POST: ({ request }) => handlePolicyReportPost(request) } },
})
