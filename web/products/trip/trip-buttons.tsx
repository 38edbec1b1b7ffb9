import { ActionButton } from '../../kit/form/action-button.tsx'
import { useMay } from '../../session.ts'
import css from './trip-buttons.module.css'

type Props = {
  /** The id of the form that has the choice. */
  form: string
  isExpired: boolean
}

/** Books what is chosen in a form, or adds it to the planned trip or to a quote (`intent`). */
export function TripButtons({ form, isExpired }: Props) {
  const mayQuote = useMay('quotes:write')
  return (
    <>
      <ActionButton form={form} name="intent" value="book" disabled={isExpired}>
        Book
      </ActionButton>
      <div className={css.second}>
        <ActionButton form={form} name="intent" value="trip" variant="default" disabled={isExpired}>
          Add to trip
        </ActionButton>
        {mayQuote && (
          <ActionButton form={form} name="intent" value="quote" variant="default" disabled={isExpired}>
            Add to quote
          </ActionButton>
        )}
      </div>
    </>
  )
}
