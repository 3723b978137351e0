import { createFileRoute } from '@tanstack/react-router'
import { answerWhere } from '#app/region/answer-where.server.ts'

export const Route = createFileRoute('/api/where')({
  server: { handlers: { GET: ({ request }) => answerWhere(request) } },
})
