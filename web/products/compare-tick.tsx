import css from './compare-tick.module.css'

type Props = {
  isCompared: boolean
  onChange: () => void
  /** Its accessible name: `Virgin Atlantic, 10:30`. */
  of: string
}

/** A checkbox that adds an item to the comparison or removes it. */
export function CompareTick({ isCompared, onChange, of }: Props) {
  return (
    <label className={css.tick}>
      <input type="checkbox" checked={isCompared} onChange={onChange} />
      Compare<span className="visually-hidden">: {of}</span>
    </label>
  )
}
