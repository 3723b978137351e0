import { createElement, Fragment, type ReactElement } from 'react'
import { clientLinks } from '#app/ui/clicks.ts'
import { ContentLink } from './content-link.tsx'
import { ContentPicture } from './pictures/content-picture.tsx'
import type { RichText, TextNode } from './rich-text.ts'
import styles from './rich-text-body.module.css'

/** Renders rich text without styles of its own. */
export const RichTextBody = ({ text }: { text: RichText }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: rich text has no ids and is never reordered
  text.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>)

/** Renders rich text with the typography of a content page. */
export function Prose({ text }: { text: RichText }) {
  return (
    <div className={styles.prose} {...clientLinks}>
      <RichTextBody text={text} />
    </div>
  )
}

function renderNode(node: TextNode): ReactElement {
  switch (node.kind) {
    case 'run':
      return renderRun(node)
    case 'rule':
      return <hr />
    case 'picture':
      return (
        <figure>
          <ContentPicture picture={node.picture} sizes="(min-width: 1024px) 44rem, 100vw" />
        </figure>
      )
    case 'link':
      return <ContentLink href={node.href}>{renderChildren(node.children)}</ContentLink>
    case 'table':
      return <Table rows={node.children} />
    case 'h2':
    case 'h3':
      return createElement(node.kind, { id: node.id }, renderChildren(node.children))
    default:
      return createElement(node.kind, null, renderChildren(node.children))
  }
}

/** Returns an only child that is plain text as a string; text beside other nodes gets an element. */
function renderChildren(children: RichText): string | ReactElement {
  const [only, second] = children
  return only?.kind === 'run' && !only.bold && !only.italic && !second ? only.text : <RichTextBody text={children} />
}

function renderRun({ text, bold, italic }: Extract<TextNode, { kind: 'run' }>): ReactElement {
  if (italic) return <em>{bold ? <strong>{text}</strong> : text}</em>
  return bold ? <strong>{text}</strong> : <span>{text}</span>
}

/** A table that scrolls sideways on narrow screens. Rows of header cells form its head. */
function Table({ rows }: { rows: RichText }) {
  const isHead = (row: TextNode) => 'children' in row && row.children.every(({ kind }) => kind === 'th')
  const head = rows.filter(isHead)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
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
