import { createFileRoute, redirect } from '@tanstack/react-router'

/** Until returns are made here (issue 7), the address leads to how they are made. */
export const Route = createFileRoute('/returns')({
  beforeLoad: () => {
    throw redirect({ to: '/pages/$handle', params: { handle: 'returns' }, statusCode: 307 })
  },
})
