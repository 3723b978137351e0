import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/every-page.ts'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'

/** Opens the cookie settings. Without script there is no consent to change, and it links to the privacy page. */
export function PrivacySettingsButton({ className }: { className?: string | undefined }) {
  const t = useCopy()
  const { open } = useOpenPanel()
  return (
    <Link
      to="/pages/$handle"
      params={{ handle: 'privacy' }}
      preload={false}
      className={className}
      onClick={(event) => {
        if (isBrowserHandledClick(event)) return
        event.preventDefault()
        open('cookies')
      }}
    >
      {t('footer.cookies')}
    </Link>
  )
}
