import { Form, Link, useSearchParams } from 'react-router'
import { isLess } from '#domain/money/money.ts'
import { boardWords, payWhenWords } from '#domain/stays/kinds.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import { sumOfRooms } from '#domain/stays/rooms/sum-of-rooms.ts'
import { Money } from '../../../../kit/money.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { SummaryList } from '../../../../kit/summary-list.tsx'
import { LocalCharges } from '../../../../products/stay/local-charges.tsx'
import { placeOf } from '../../../../products/stay/place-of.ts'
import { RefundWords } from '../../../../products/stay/refund-words.tsx'
import { guestsWords } from '../../../../products/stay/stay-words.ts'
import type { Session } from '../../../../session.ts'
import { ratesForm } from '../room-table.tsx'
import css from './chosen-rooms.module.css'
import { roomAddress } from './each-address.ts'
import { type ChosenRoom, type EachView, rateField } from './each-view.ts'

type Props = {
  view: EachView
  rooms: readonly ChosenRoom[]
  property: StayProperty
  waysToPay: Session['waysToPay']
  /** The address of this page. */
  here: string
}

/** Every room with the rate that was chosen for it, and what they cost together. */
export function ChosenRooms({ view, rooms, property, waysToPay, here }: Props) {
  const [params] = useSearchParams()
  const gone = rooms.flatMap(({ sold }, at) => (sold ? [] : [`Room ${at + 1}`]))
  const changeOf = (at: number) => `${roomAddress(params, view.each, { step: at + 1, isNew: rooms[at]?.sold === null })}#rooms`
  return (
    <>
      {gone.length > 0 && (
        <div className={css.note}>
          <Notice tone="warn" role="status" title={`${gone.join(' and ')}: the chosen rate is no longer sold`}>
            <p>Nothing was booked. Choose another rate for {gone.length === 1 ? 'this room' : 'these rooms'}.</p>
          </Notice>
        </div>
      )}
      <Form method="post" action={here} id={ratesForm}>
        <input type="hidden" name="intent" value="rooms" />
        <input type="hidden" name="property" value={property.name} />
        <ul className={css.rooms}>
          {rooms.map((room, at) => (
            <li key={at} className={css.room}>
              {room.sold && <input type="hidden" name={rateField(at)} value={room.sold.rate.id} />}
              <Room room={room} at={at} property={property} />
              <Link to={changeOf(at)} className={css.change} prefetch="none">
                {room.sold ? 'Change' : 'Choose again'}
                <span className="visually-hidden"> room {at + 1}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Form>
      {gone.length === 0 && <Sum rooms={rooms} waysToPay={waysToPay} />}
    </>
  )
}

function Room({ room: { guests, sold, before }, at, property }: { room: ChosenRoom; at: number; property: StayProperty }) {
  const head = `Room ${at + 1} · ${guestsWords([guests])}`
  if (!sold)
    return (
      <div className={css.words}>
        <h3 className={css.head}>{head}</h3>
        <p className={css.gone}>The chosen rate is no longer sold.</p>
      </div>
    )
  const { name, rate } = sold
  return (
    <>
      <div className={css.words}>
        <h3 className={css.head}>{head}</h3>
        <p className={css.name}>{name}</p>
        <p>{boardWords[rate.board]}</p>
        <p data-good={rate.refundability === 'free' || undefined}>
          <RefundWords rate={rate} place={placeOf(property)} isBrief />
        </p>
        {rate.payWhen !== 'now' && <p>{payWhenWords[rate.payWhen]}</p>}
        <LocalCharges rate={rate} isBrief />
        {before && (
          <p className={isLess(rate.total, before) ? undefined : css.gone}>
            It was <Money {...before} /> when you chose it.
          </p>
        )}
      </div>
      <RoomPrice room={sold} />
    </>
  )
}

/** Without a payment fee, which is paid once for all rooms. */
const RoomPrice = ({ room: { rate } }: { room: NonNullable<ChosenRoom['sold']> }) => {
  const [price] = sumOfRooms([rate], [])?.prices ?? []
  return <p className={css.price}>{price && <Money {...price} />}</p>
}

/** The sum in one currency: the prices, and one payment fee. */
function Sum({ rooms, waysToPay }: Pick<Props, 'rooms' | 'waysToPay'>) {
  const sum = sumOfRooms(
    rooms.flatMap(({ sold }) => sold?.rate ?? []),
    waysToPay,
  )
  if (!sum) return null
  const { fee, total, payNow } = sum
  const feeRows = fee.amount > 0 ? [{ label: 'Payment fee', value: <Money {...fee} /> }] : []
  const nowRows = payNow.amount < total.amount ? [{ label: 'Paid at booking', value: <Money {...payNow} /> }] : []
  return (
    <div className={css.sum}>
      <SummaryList
        rows={[...feeRows, { label: `Total of ${rooms.length} rooms`, value: <Money {...total} />, tone: 'total' }, ...nowRows]}
      />
    </div>
  )
}
