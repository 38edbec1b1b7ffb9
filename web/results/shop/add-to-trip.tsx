import css from '../../products/trip/add-buttons.module.css'

type Props = {
  /** The address of the form. */
  action: string
  /** What is added, as the action of the form reads it. */
  value: string
  /** Its name, for screen readers. */
  of: string
  isExpired: boolean
}

/** Adds a result to the trip of the visitor, which the answer leads to. */
export const AddToTrip = ({ action, value, of, isExpired }: Props) => (
  <form method="post" action={action} className={css.add}>
    <button
      type="submit"
      name="toTrip"
      value={value}
      className={`text-button ${css.plain}`}
      disabled={isExpired}
      aria-label={`Add to trip: ${of}`}
    >
      Add to trip
    </button>
  </form>
)

/** In place of the button where a day or a time is to be chosen first: a link to where that is done. */
export const ChooseFirst = ({ to, of }: { to: string; of: string }) => (
  <div className={css.add}>
    <a href={to} className={css.plain} aria-label={`Choose a time and add to trip: ${of}`}>
      Add to trip…
    </a>
  </div>
)
