/** A text of the interface around a value that browsers do not translate, such as a size or a code. */
export function TextWith({ text, value }: { text: string; value: string }) {
  const at = text.indexOf(value)
  if (at < 0 || value === '') return <span>{text}</span>
  return (
    <span>
      <span>{text.slice(0, at)}</span>
      <span translate="no">{value}</span>
      <span>{text.slice(at + value.length)}</span>
    </span>
  )
}
