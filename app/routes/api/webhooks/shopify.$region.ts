import { createFileRoute } from '@tanstack/react-router'
import { handleShopifyWebhook } from '#app/webhooks/webhook-post.server.ts'

export const Route = createFileRoute('/api/webhooks/shopify/$region')({
  server: { handlers: { POST: ({ request, params }) => handleShopifyWebhook(request, params.region) } },
})
