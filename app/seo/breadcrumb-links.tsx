import { useCopy } from '#app/copy/every-page.ts'
import { useHrefFor } from '#app/region/use-client-links.ts'
import type { Breadcrumb } from './structured-data.ts'

/** Breadcrumbs: the home page and `parents` as links, then the title of the current page. */
export function BreadcrumbLinks({ parents = [], title }: { parents?: readonly Breadcrumb[]; title: string }) {
  const t = useCopy()
  const hrefFor = useHrefFor()
  return (
    <nav aria-label={t('breadcrumbs')}>
      {[{ title: t('home.crumb'), path: '/' }, ...parents].map((page) => (
        <a key={page.path} href={hrefFor(page.path)}>
          {page.title}
        </a>
      ))}
      <span>{title}</span>
    </nav>
  )
}
