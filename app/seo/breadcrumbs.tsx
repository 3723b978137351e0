import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, lazy } from 'react'
import { StaticPart } from '#app/page/static-part.tsx'
import { BreadcrumbLinks } from './breadcrumb-links.tsx'
import styles from './breadcrumbs.module.css'

type Props = ComponentProps<typeof BreadcrumbLinks>

const renderOnServer = createIsomorphicFn().server((props: Props) => <BreadcrumbLinks {...props} />)
const LazyLinks = lazy(() => import('./breadcrumb-links.tsx').then((module) => ({ default: module.BreadcrumbLinks })))

/**
 * The breadcrumb trail to this page, equal to its structured data. Needs the page's path as `key`, because a static part never
 * changes.
 */
export const Breadcrumbs = (props: Props) => (
  <StaticPart className={styles.crumbs} server={renderOnServer(props)} client={<LazyLinks {...props} />} />
)
