import { createFileRoute } from '@tanstack/react-router'
import { handleSitemapRequest } from '#app/seo/crawler-requests.server.ts'

export const Route = createFileRoute('/sitemap/$file')({
  server: { handlers: { GET: ({ params: { file } }) => handleSitemapRequest(file) } },
})
