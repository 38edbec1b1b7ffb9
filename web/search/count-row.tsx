import { Stepper } from '../kit/form/stepper.tsx'
import css from './count-row.module.css'

type Props = {
  label: string
  help: string
  value: number
  least?: number
  most: number
  /** The room, if there are several: `room 2`. */
  of?: string
  onChange: (value: number) => void
}

/** A counter of travellers of one type: `Adults`, `12 and over`. */
export function CountRow({ label, help, of, ...count }: Props) {
  const kind = `${label.toLowerCase()}${of ? ` in ${of}` : ''}`
  return (
    <div className={css.row}>
      <p className={css.words}>
        {label} <span className={css.help}>{help}</span>
      </p>
      <Stepper {...count} label={[label, help, of].filter(Boolean).join(', ')} fewer={`Fewer ${kind}`} more={`More ${kind}`} />
    </div>
  )
}
