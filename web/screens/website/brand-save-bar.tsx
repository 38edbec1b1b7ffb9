import { Button } from '@mantine/core'
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
  return (
    <div className={css.bar} role="region" aria-label="Changes that are not saved">
      <p className={css.words}>{stops ?? 'Saved, it shows at once: storefront, mails and documents.'}</p>
      <div className={css.buttons}>
        <Button variant="default" onClick={onDiscard} disabled={isSaving}>
          Discard
        </Button>
        <Button onClick={onSave} loading={isSaving} disabled={stops !== null}>
          {label}
        </Button>
      </div>
    </div>
  )
}
