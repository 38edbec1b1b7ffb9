import type { TourOption } from '#domain/tours/tour.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import type { Fields } from '../../../kit/form/use-fields.ts'
import css from './pickup-section.module.css'

type Props = { option: TourOption; field: Fields['field']; start: Record<string, string> }

/** Where participants are fetched: a point of the operator, or their hotel. Posts `pickup` and `hotel`. */
export function PickupSection({ option, field, start }: Props) {
  const { pickup, pickupPoints } = option
  if (pickup === 'none') return null
  const places = pickupPoints.map(({ id, name, address }) => ({ value: id, label: address ? `${name}, ${address}` : name }))
  const first =
    pickup === 'required' ? { value: '', label: 'Choose' } : { value: '', label: 'No pick-up: we come to the meeting point' }
  // Where the operator has points, only they are served.
  const hotel = places.length === 0 ? [{ value: 'hotel', label: 'At the hotel' }] : []
  return (
    <DetailSection
      title="Pick-up"
      help={
        pickup === 'required'
          ? 'Everybody is picked up; the operator names the time.'
          : 'The operator picks participants up if they wish.'
      }
    >
      <div className={css.pickup}>
        <NativeSelect label="Where" data={[first, ...places, ...hotel]} {...field('pickup', start.pickup)} />
        {hotel.length > 0 && (
          <div className={css.hotel}>
            <TextInput label="Hotel and its address" maxLength={200} autoComplete="off" {...field('hotel', start.hotel)} />
          </div>
        )}
      </div>
    </DetailSection>
  )
}
