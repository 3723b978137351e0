import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/use-copy.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'

/** 'Cookie settings': opens the choice again, at any time. Without script nothing was ever agreed to; it leads to what we say about that. */
export function ConsentSettingsButton({ className }: { className?: string | undefined }) {
  const t = useCopy()
  const { open } = useOpenPanel()
  return (
    <Link
      to="/pages/$handle"
      params={{ handle: 'privacy' }}
      preload={false}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        open('cookies')
      }}
    >
      {t('footer.cookies')}
    </Link>
  )
}
