import type { Failure } from '../../api-failure.ts'
import notes from './notes.module.css'

/** Why a card could not be selected or added. */
export const Refusal = ({ refusal: { title, body } }: { refusal: Failure }) => (
  <div className={notes.error} role="alert">
    <p>
      <strong>{title}</strong>
    </p>
    <p>{body}</p>
  </div>
)
