import { ActionButton } from '../../kit/form/action-button.tsx'

type Props = {
  /** The id of the form that has the choice. */
  form: string
  isExpired: boolean
}

/** Books what is chosen in a form, or adds it to the planned trip (`intent`). */
export const TripButtons = ({ form, isExpired }: Props) => (
  <>
    <ActionButton form={form} name="intent" value="book" disabled={isExpired}>
      Book
    </ActionButton>
    <ActionButton form={form} name="intent" value="trip" variant="default" disabled={isExpired}>
      Add to trip
    </ActionButton>
  </>
)
