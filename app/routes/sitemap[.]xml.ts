import { createFileRoute } from '@tanstack/react-router'
import { handleSitemapIndexRequest } from '#app/seo/crawler-requests.server.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: () => handleSitemapIndexRequest() } },
})
