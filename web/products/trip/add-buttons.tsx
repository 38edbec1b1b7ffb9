import { Form, Link } from 'react-router'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { useMay } from '../../session.ts'
import css from './add-buttons.module.css'

type Props = {
  /** What is added, as the action of the form reads it. */
  value: string
  /** Its name, for screen readers. */
  of: string
  isExpired?: boolean
  /** Where the form is sent; this page if it is left out. */
  action?: string
}

/** Adds a result to the planned trip, or to a quote: its form sends `toTrip` or `toQuote`. */
export function AddButtons({ value, of, isExpired = false, action }: Props) {
  const mayQuote = useMay('quotes:write')
  const look = { value, variant: 'subtle', size: 'compact-sm', disabled: isExpired } as const
  return (
    <Form method="post" {...(action && { action })} className={css.add} data-no-print>
      <ActionButton name="toTrip" aria-label={`Add to trip: ${of}`} {...look}>
        Add to trip
      </ActionButton>
      {mayQuote && (
        <ActionButton name="toQuote" aria-label={`Add to quote: ${of}`} {...look}>
          Add to quote
        </ActionButton>
      )}
    </Form>
  )
}

/** In place of the buttons where a day or a time is to be chosen first: a link to where that is done. */
export const ChooseFirst = ({ to, of }: { to: string; of: string }) => (
  <div className={css.add} data-no-print>
    <Link to={to} className={css.plain} aria-label={`Choose a time and add to trip: ${of}`} prefetch="none">
      Add to trip…
    </Link>
  </div>
)
