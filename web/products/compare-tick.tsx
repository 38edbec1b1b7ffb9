import css from './compare-tick.module.css'

type Props = {
  isCompared: boolean
  onChange: () => void
  /** Of what the tick is, for who cannot see the card: `Virgin Atlantic, 10:30`. */
  of: string
}

/** Takes something into a comparison, or out of it. */
export function CompareTick({ isCompared, onChange, of }: Props) {
  return (
    <label className={css.tick}>
      <input type="checkbox" checked={isCompared} onChange={onChange} />
      Compare<span className="visually-hidden">: {of}</span>
    </label>
  )
}
