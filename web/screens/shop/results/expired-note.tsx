import button from '../flights/buttons.module.css'
import notes from '../flights/notes.module.css'

/** Over results that are too old to be sold from. */
export const ExpiredNote = ({ again }: { again: string }) => (
  <p className={notes.expired} role="alert">
    <span>
      <strong>These results have expired.</strong> Prices hold for 30 minutes.
    </span>
    <a className={button.primary} href={again}>
      Search again
    </a>
  </p>
)
