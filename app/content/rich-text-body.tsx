import { Link } from '@tanstack/react-router'
import { createElement, Fragment, type ReactNode } from 'react'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import type { RichText, TextNode } from './rich-text.ts'
import styles from './rich-text-body.module.css'

/** Rich text as elements. */
export function RichTextBody({ text }: { text: RichText }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: rich text has no keys of its own and never changes while it is shown
  return text.map((node, at) => <Fragment key={at}>{element(node)}</Fragment>)
}

/** Rich text with the look of a page that is there to be read. */
export function Prose({ text }: { text: RichText }) {
  return (
    <div className={styles.prose}>
      <RichTextBody text={text} />
    </div>
  )
}

function element(node: TextNode): ReactNode {
  switch (node.kind) {
    case 'run':
      return emphasised(node)
    case 'rule':
      return <hr />
    case 'picture':
      return <Picture {...node} />
    case 'link':
      return <TextLink href={node.href}>{<RichTextBody text={node.children} />}</TextLink>
    case 'table':
      return <Table rows={node.children} />
    case 'h2':
    case 'h3':
      return createElement(node.kind, { id: node.id }, <RichTextBody text={node.children} />)
    default:
      return createElement(node.kind, null, <RichTextBody text={node.children} />)
  }
}

function emphasised({ text, bold, italic }: Extract<TextNode, { kind: 'run' }>): ReactNode {
  const shown = bold ? <strong>{text}</strong> : text
  return italic ? <em>{shown}</em> : shown
}

/** A path of ours is a link within the shop; everything else is the browser's. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return href.startsWith('/') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>
}

function Picture({ src, alt, width, height }: Extract<TextNode, { kind: 'picture' }>) {
  return (
    <figure>
      <ResponsiveImage src={src} alt={alt} width={width} height={height} sizes="(min-width: 1024px) 44rem, 100vw" />
    </figure>
  )
}

/** Scrolls by itself where the screen is narrower than it. Rows of head cells make its head. */
function Table({ rows }: { rows: RichText }) {
  const isHead = (row: TextNode) => 'children' in row && row.children.every(({ kind }) => kind === 'th')
  const head = rows.filter(isHead)
  return (
    // what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls
    <div className={styles.scroller} tabIndex={0}>
      <table>
        {head.length > 0 ? (
          <thead>
            <RichTextBody text={head} />
          </thead>
        ) : null}
        <tbody>
          <RichTextBody text={rows.filter((row) => !isHead(row))} />
        </tbody>
      </table>
    </div>
  )
}
