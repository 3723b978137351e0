import { createFileRoute } from '@tanstack/react-router'
import { translate } from '#app/copy/copy.ts'
import { publicPageHeaders } from '#app/http/cache-headers.ts'
import { ReturnsPage } from '#app/returns/returns-page.tsx'
import { BareBar } from '#app/shell/bare-bar.tsx'
import { getPageMeta } from '#app/shell/page-head.ts'

/** Returns, on a page without header and footer (NAV-20). */
export const Route = createFileRoute('/returns')({
  head: ({ match: { context } }) => getPageMeta(context.region, translate(context.region.locale, 'footer.returns')),
  headers: publicPageHeaders,
  component: Page,
})

function Page() {
  return (
    <>
      <BareBar />
      <ReturnsPage />
    </>
  )
}
