import { createFileRoute } from '@tanstack/react-router'
import { answerSiteMapIndex } from '#app/seo/answers.server.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: () => answerSiteMapIndex() } },
})
