import { createFileRoute } from '@tanstack/react-router'
import { handleLlmsTextRequest } from '#app/seo/crawler-requests.server.ts'

export const Route = createFileRoute('/llms.txt')({
  server: { handlers: { GET: () => handleLlmsTextRequest() } },
})
