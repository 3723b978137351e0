import type { ReactNode } from 'react'
import { ContactHours } from './contact-hours.tsx'
import { ContentPageView } from './content-page.tsx'
import type { Page } from './page.server.ts'

/** What stands beside the text of pages that are more than text, by handle. */
const BESIDE: Readonly<Record<string, () => ReactNode>> = { 'contact-us': () => <ContactHours /> }

/** A content page as its handle has it. */
export function PageView({ page }: { page: Page }) {
  return <ContentPageView page={page} beside={BESIDE[page.handle]?.()} />
}
