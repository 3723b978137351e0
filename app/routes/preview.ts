import { createFileRoute } from '@tanstack/react-router'
import { handlePreviewLink } from '#app/content/preview-link.server.ts'
import { parsePreviewLink } from '#app/content/preview-link.ts'

export const Route = createFileRoute('/preview')({
  server: { handlers: { GET: ({ request }) => handlePreviewLink(request) } },
  validateSearch: parsePreviewLink,
})
