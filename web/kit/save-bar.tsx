import { useDisclosure } from '@mantine/hooks'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Button } from './form/button.tsx'
import css from './save-bar.module.css'

export type Changes = {
  isChanged: boolean
  isSaving: boolean
  /** What prevents saving, in a sentence; null when nothing does. */
  stops: string | null
  onSave: () => void
  onDiscard: () => void
  words: {
    /** Saves the changes. */
    saved: string
    /** What discarding loses. */
    discarded: string
    /** What stays unchanged when the page is left. */
    left: string
  }
}

/** A bar at the bottom of the window while there are unsaved changes. */
export function SaveBar({ stops, isSaving, words, onDiscard, onSave }: Changes) {
  const [isAsked, question] = useDisclosure(false)
  return (
    <div className={css.bar} role="region" aria-label="Changes that are not saved">
      <p className={css.words}>{stops ?? words.saved}</p>
      <div className={css.buttons}>
        <Button variant="default" onClick={question.open} disabled={isSaving}>
          Discard…
        </Button>
        <Button onClick={onSave} loading={isSaving} disabled={stops !== null}>
          Save
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsked}
        title="Discard your changes?"
        yes="Discard"
        no="Keep them"
        isDangerous
        onYes={onDiscard}
        onClose={question.close}
      >
        {words.discarded}
      </ConfirmDialog>
    </div>
  )
}
