import type { ComponentProps } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { useHrefFor } from '#app/region/use-client-links.ts'
import type { Elements } from '#app/ui/elements.ts'

const FAQS = '/pages/faqs'

/** Whether a path of the shop opens in a new tab: the FAQs do, wherever they are linked (NAV-19). */
export const opensNewTab = (href: string): boolean => href.split(/[?#]/)[0] === FAQS

type Props = Omit<ComponentProps<'a'>, 'children'> & { href: string; children: string | Elements }

/**
 * A plain link to a path of the shop or to an editor's URL; inside `clientLinks` the router follows it. The FAQs open in a new
 * tab, and the link says so.
 */
export function ContentLink({ href, children, ...props }: Props) {
  const t = useCopy()
  const hrefFor = useHrefFor()
  if (!opensNewTab(href))
    return (
      <a {...props} href={hrefFor(href)}>
        {children}
      </a>
    )
  return (
    <a {...props} href={hrefFor(href)} target="_blank" rel="noopener">
      {typeof children === 'string' ? <span>{children}</span> : children}
      <span className="visually-hidden">{` (${t('opens-in-new-tab')})`}</span>
    </a>
  )
}
