import type { ReactNode } from 'react'
import { ContactHours } from './contact-hours.tsx'
import { ContentPageView } from './content-page.tsx'
import type { Page } from './page.server.ts'

/** Content beside the text, by page handle. */
const ASIDES: Readonly<Record<string, () => ReactNode>> = { 'contact-us': () => <ContactHours /> }

/** A content page with the aside of its handle. */
export function PageView({ page }: { page: Page }) {
  return <ContentPageView page={page} beside={ASIDES[page.handle]?.()} />
}
