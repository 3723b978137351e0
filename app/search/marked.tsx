/** A suggestion with the part that was typed set lighter, so that what would be new stands out. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const at = text.toLowerCase().indexOf(typed.toLowerCase())
  if (typed === '' || at < 0) return <span>{text}</span>
  const end = at + typed.length
  return (
    <span>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </span>
  )
}
