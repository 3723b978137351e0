import { createFileRoute, redirect } from '@tanstack/react-router'

/** Redirects to the content page about returns, until returns can be made online. */
export const Route = createFileRoute('/returns')({
  beforeLoad: () => {
    throw redirect({ to: '/pages/$handle', params: { handle: 'returns' }, statusCode: 307 })
  },
})
