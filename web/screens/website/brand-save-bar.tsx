import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import css from './brand-save-bar.module.css'

type Props = {
  /** What stops saving, in a sentence; null when nothing does. */
  stops: string | null
  isSaving: boolean
  label: string
  onDiscard: () => void
  onSave: () => void
}

/** Stands at the bottom of the window while something changed and is not saved. */
export function BrandSaveBar({ stops, isSaving, label, onDiscard, onSave }: Props) {
  const [isAsked, question] = useDisclosure(false)
  return (
    <div className={css.bar} role="region" aria-label="Changes that are not saved">
      <p className={css.words}>{stops ?? 'Saved, it shows at once: storefront, mails and documents.'}</p>
      <div className={css.buttons}>
        <Button variant="default" onClick={question.open} disabled={isSaving}>
          Discard…
        </Button>
        <Button onClick={onSave} loading={isSaving} disabled={stops !== null}>
          {label}
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
        The logo, colours and font become those that are saved. What you chose or typed since then is lost.
      </ConfirmDialog>
    </div>
  )
}
