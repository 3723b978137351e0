import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { orFailPage } from '#app/errors/or-fail-page.server.ts'
import { readContentPage } from './content-page.server.ts'
import { fromContent } from './from-content.server.ts'

/** A content page; null where there is none. */
export const getContentPage = createServerFn({ method: 'GET' })
  .validator(z.object({ handle: z.string().max(200) }))
  .handler(({ data: { handle } }) =>
    orFailPage('content.page-failed', () =>
      fromContent(`page ${handle}`, 'content.page-failed', (content) => readContentPage(content, handle)),
    ),
  )
