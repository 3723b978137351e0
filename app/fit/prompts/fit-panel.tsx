import { fitPromptsWords } from '#app/copy/fit-card.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Modal } from '#app/ui/modal.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { FitCard } from '../card/fit-card.tsx'
import { useSavedFit } from '../use-saved-fit.ts'

/** The saved-fit card in a modal over any page, opened by `useOpenPanel().open('fit')`. Without a fit it opens in edit mode. */
export function FitPanel() {
  const t = useWords(fitPromptsWords)
  const { panel, close } = useOpenPanel()
  const fit = useSavedFit()
  return (
    <Modal open={panel === 'fit'} title={t('panel.title')} closeLabel={t('close')} onClose={close}>
      <FitCard startsEditing={fit === null} />
    </Modal>
  )
}
