/** A suggestion whose typed part is marked, so that the added words stand out. */
export function HighlightedMatch({ text, typed }: { text: string; typed: string }) {
  const start = text.toLowerCase().indexOf(typed.toLowerCase())
  if (typed === '' || start < 0) return <span>{text}</span>
  const end = start + typed.length
  return (
    <span>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  )
}
