import { createFileRoute } from '@tanstack/react-router'
import { answerGuide } from '#app/seo/answers.server.ts'

export const Route = createFileRoute('/llms.txt')({
  server: { handlers: { GET: () => answerGuide() } },
})
