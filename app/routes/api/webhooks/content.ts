import { createFileRoute } from '@tanstack/react-router'
import { handleContentWebhook } from '#app/webhooks/webhook-post.server.ts'

export const Route = createFileRoute('/api/webhooks/content')({
  server: { handlers: { POST: ({ request }) => handleContentWebhook(request) } },
})
