import { createFileRoute } from '@tanstack/react-router'
import { answerReport } from '#app/errors/answer-report.server.ts'

export const Route = createFileRoute('/api/report')({
  server: { handlers: { POST: ({ request }) => answerReport(request) } },
})
