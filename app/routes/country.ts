import { createFileRoute } from '@tanstack/react-router'
import { answerCountryPost } from '#app/region/country-post.server.ts'

export const Route = createFileRoute('/country')({
  server: { handlers: { POST: ({ request }) => answerCountryPost(request) } },
})
