import { Link } from '@tanstack/react-router'
import { createElement, Fragment, type ReactNode } from 'react'
import type { RichText, TextNode } from './rich-text.ts'

/** Rich text as elements. */
export function RichTextBody({ text }: { text: RichText }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: rich text has no keys of its own and never changes while it is shown
  return text.map((node, at) => <Fragment key={at}>{element(node)}</Fragment>)
}

function element(node: TextNode): ReactNode {
  if (node.kind === 'run') {
    const text = node.bold ? <strong>{node.text}</strong> : node.text
    return node.italic ? <em>{text}</em> : text
  }
  const inner = <RichTextBody text={node.children} />
  if (node.kind !== 'link') return createElement(node.kind, null, inner)
  return node.href.startsWith('/') ? <Link to={node.href}>{inner}</Link> : <a href={node.href}>{inner}</a>
}
