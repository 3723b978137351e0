import { createFileRoute } from '@tanstack/react-router'
import { handleRobotsRequest } from '#app/seo/crawler-requests.server.ts'

export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: () => handleRobotsRequest() } },
})
