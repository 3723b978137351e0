import { createFileRoute, redirect } from '@tanstack/react-router'

/** Until the Fit Finder itself stands here (issue 6), its address leads to what it promises. */
export const Route = createFileRoute('/fit-finder')({
  beforeLoad: () => {
    throw redirect({ to: '/pages/$handle', params: { handle: 'fit-finder-fit-proposition' }, statusCode: 307 })
  },
})
