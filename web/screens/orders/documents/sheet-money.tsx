import type { FlightOrder } from '#contract/products/flight.ts'
import { Deadline } from '../../../kit/deadline.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { statement } from '../../../order/money-rows.tsx'
import { conditionWords } from '../../../products/flight/fare-words.ts'
import css from './export.module.css'

type Props = { order: Pick<FlightOrder, 'status' | 'itinerary' | 'money' | 'payBy' | 'departure'> }

/** The price for the customer and the fare's conditions; without net price and margin. */
export function SheetMoney({ order: { status, itinerary, money, payBy, departure } }: Props) {
  const numbers = useNumbers()
  return (
    <section className={css.money}>
      <div>
        <h2 className={css.heading}>Conditions</h2>
        <SummaryList
          rows={[
            { label: 'Change', value: conditionWords(itinerary.change, numbers.money) },
            { label: 'Refund', value: conditionWords(itinerary.refund, numbers.money) },
          ]}
        />
      </div>
      <div>
        <h2 className={css.heading}>Price</h2>
        <SummaryList rows={statement(money)} />
        {status === 'Not Paid' && payBy && (
          <p className={css.deadline}>
            Pay by <Deadline at={payBy} place={departure} />
          </p>
        )}
      </div>
    </section>
  )
}
