import { createFileRoute } from '@tanstack/react-router'
import { answerSiteMap } from '#app/seo/answers.server.ts'

export const Route = createFileRoute('/sitemap/$file')({
  server: { handlers: { GET: ({ params: { file } }) => answerSiteMap(file) } },
})
