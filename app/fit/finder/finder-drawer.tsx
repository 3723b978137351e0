import { useLocation } from '@tanstack/react-router'
import { fitFinderWords } from '#app/copy/fit-finder.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { FitFinder } from './fit-finder.tsx'
import type { ShowPlace } from './machine/finder.ts'
import { useFinder } from './machine/use-finder.ts'

/**
 * The Fit Finder in a drawer over any page, opened by the fragment of the URL (FIT-01). Its questions add no history entries,
 * so the browser's Back closes it.
 */
export function FinderDrawer() {
  const { panel, close } = useOpenPanel()
  const t = useWords(fitFinderWords)
  const isFinderPage = useLocation({ select: ({ pathname }) => pathname === '/fit-finder' })
  return (
    <Drawer open={panel === 'fit-finder' && !isFinderPage} title={t('title')} closeLabel={t('close')} onClose={close}>
      <Contents />
    </Drawer>
  )
}

const showNowhere: ShowPlace = () => {}

/** Mounted whenever the drawer opens; resumes the stored progress. */
function Contents() {
  const [state, finder] = useFinder(undefined, showNowhere)
  return <FitFinder state={state} finder={finder} isDrawer />
}
